import { layout } from '@flota/texts/site/layout';
import { Mail, Phone, X } from 'lucide-react';
import { Dialog } from '../../components/Dialog.js';
import { phoneHref } from '../../lib/format.js';
import { useSite } from '../../lib/use-site.js';
import { MenuEntries } from './MenuEntries.js';
import { helpLinks } from '../../constants/navigation.js';
import { NavigationAnchor } from '../../components/NavigationAnchor.js';
import { Wordmark } from './Wordmark.js';

interface FullScreenMenuProps {
  open: boolean;
  onClose: () => void;
}

const SMALL_LINK = 'inline-flex min-h-11 items-center gap-3 hover:underline underline-offset-4';

export function FullScreenMenu({ open, onClose }: FullScreenMenuProps) {
  const site = useSite();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy="menu-titulo"
      className="on-ink h-dvh max-h-none w-screen max-w-none rounded-none bg-ink text-white"
    >
      <div className="flex min-h-full flex-col">
        <div className="container-page site-header-bar flex shrink-0 items-center justify-between">
          <Wordmark ground="dark" />
          <button
            type="button"
            onClick={onClose}
            className="label-wide -mr-2 flex min-h-12 shrink-0 cursor-pointer items-center gap-3 px-2 text-[0.875rem]"
          >
            {layout.menuClose}
            <X aria-hidden size={28} strokeWidth={2.5} />
          </button>
        </div>
        <h2 id="menu-titulo" className="sr-only">
          {layout.menuTitle}
        </h2>

        <div className="container-page grid grow items-start gap-10 py-6 desktop:items-center desktop:py-10 wide:grid-cols-[1.7fr_1fr]">
          <MenuEntries onFollow={onClose} />

          <div className="grid gap-8 text-muted-inverse tablet:grid-cols-2 wide:grid-cols-1">
            <ul>
              {helpLinks().map((link) => (
                <li key={link.label}>
                  <NavigationAnchor link={link} onFollow={onClose} className={SMALL_LINK} />
                </li>
              ))}
              <li>
                <NavigationAnchor
                  link={{ label: layout.customers, to: '/acceso' }}
                  onFollow={onClose}
                  className={`label-wide text-[0.875rem] text-white ${SMALL_LINK}`}
                />
              </li>
              {site.dealerPortalUrl && (
                <li>
                  <NavigationAnchor
                    link={{ label: layout.dealers, to: site.dealerPortalUrl }}
                    className={`label-wide text-[0.875rem] text-white ${SMALL_LINK}`}
                  />
                </li>
              )}
            </ul>
            <ul>
              {site.phone && (
                <li>
                  <a href={phoneHref(site.phone)} className={`tabular text-xl font-semibold text-white ${SMALL_LINK}`}>
                    <Phone aria-hidden size={20} />
                    {site.phone}
                  </a>
                </li>
              )}
              {site.email && (
                <li>
                  <a href={`mailto:${site.email}`} className={SMALL_LINK}>
                    <Mail aria-hidden size={20} />
                    {site.email}
                  </a>
                </li>
              )}
              {site.supportHours.map((hours) => (
                <li key={hours} className="text-[0.9375rem]">
                  {hours}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </Dialog>
  );
}
