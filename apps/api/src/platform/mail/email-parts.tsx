import { everyMail } from '@flota/texts/mails/every-mail';
import type { ReactNode } from 'react';
import { useMailLook } from './mail-look.js';
import type { Sender } from './sender.js';

// The dark bands keep their own colours in both schemes.
const sheetOf = ({ outer, paper, soft, text, muted, link, rule }: ReturnType<typeof useMailLook>['dark']) => `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; -webkit-text-size-adjust: 100%; }
@media (max-width: 480px) {
  .outer { padding: 0 !important; }
  .band { padding: 20px 18px !important; }
  .title { font-size: 24px !important; line-height: 30px !important; }
  .button { width: 100% !important; }
  .button a { display: block !important; }
}
@media (prefers-color-scheme: dark) {
  .outer { background-color: ${outer} !important; }
  .paper { background-color: ${paper} !important; }
  .soft { background-color: ${soft} !important; }
  .ink { color: ${text} !important; }
  .muted { color: ${muted} !important; }
  .link { color: ${link} !important; }
  .rule { border-color: ${rule} !important; }
}`;

// Keeps a client from filling the rest of its preview line with the first words of the body.
const PREVIEW_FILLER = '\u00a0\u200c'.repeat(90);

/** Whole document: one column of 600 px that narrows with the screen; `children` are table rows. */
export function EmailPage({ title, preheader, children }: { title: string; preheader: string; children: ReactNode }) {
  const { sand, dark } = useMailLook();
  return (
    <html lang="es-MX" dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: sheetOf(dark) }} />
      </head>
      <body style={{ margin: 0, padding: 0, backgroundColor: sand }} className="outer">
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden', opacity: 0, fontSize: 1, lineHeight: '1px' }}>
          {preheader}
          {PREVIEW_FILLER}
        </div>
        <LayoutTable background={sand}>
          <tr>
            <td align="center" className="outer" style={{ padding: '24px 12px' }}>
              <LayoutTable maxWidth={600}>{children}</LayoutTable>
            </td>
          </tr>
        </LayoutTable>
      </body>
    </html>
  );
}

/** A table that only places things: a screen reader doesn't announce it. */
function LayoutTable({
  background,
  maxWidth,
  children,
}: {
  background?: string;
  maxWidth?: number;
  children: ReactNode;
}) {
  return (
    <table
      role="presentation"
      width="100%"
      border={0}
      cellPadding={0}
      cellSpacing={0}
      className={background && 'outer'}
      style={{ width: '100%', maxWidth, backgroundColor: background, borderCollapse: 'collapse' }}
    >
      <tbody>{children}</tbody>
    </table>
  );
}

export function Heading({ level, tight = false, children }: { level: 1 | 2; tight?: boolean; children: string }) {
  const { displayFont, ink } = useMailLook();
  const Tag = level === 1 ? 'h1' : 'h2';
  const size = level === 1 ? '28px/34px' : '18px/24px';
  return (
    <Tag
      className={level === 1 ? 'ink title' : 'ink'}
      style={{
        margin: tight ? 0 : level === 1 ? '0 0 8px' : '24px 0 10px',
        font: `700 ${size} ${displayFont}`,
        color: ink,
      }}
    >
      {children}
    </Tag>
  );
}

export function Paragraph({ muted = false, children }: { muted?: boolean; children: ReactNode }) {
  const { asphalt, ink, textFont } = useMailLook();
  const font = muted ? `400 14px/21px ${textFont}` : `400 16px/25px ${textFont}`;
  return (
    <p
      className={muted ? 'muted' : 'ink'}
      style={{ margin: '0 0 14px', font, color: muted ? asphalt : ink, overflowWrap: 'anywhere' }}
    >
      {children}
    </p>
  );
}

/** A folio or a contract's number. */
const NUMBER = /(\b[A-Z]{1,3}-[0-9A-Z]+-[0-9A-Z]+\b)/;

/** A text whose numbers stay in one line: mail programs break at a hyphen as they do at a space. */
export const Unbroken = ({ children }: { children: string }) =>
  children.split(NUMBER).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ) : (
      part
    ),
  );

interface FigureTableProps {
  lines: { label: string; value: string }[];
  /** For what is copied digit by digit. */
  monospaced?: boolean;
}

const MONOSPACED = "ui-monospace, 'SF Mono', Menlo, Consolas, monospace";

export function FigureTable({ lines, monospaced = false }: FigureTableProps) {
  const { ink, rule, textFont } = useMailLook();
  const cell = { padding: '10px 0', borderBottom: `1px solid ${rule}`, color: ink } as const;
  return (
    <table
      width="100%"
      border={0}
      cellPadding={0}
      cellSpacing={0}
      style={{ width: '100%', borderCollapse: 'collapse' }}
    >
      <tbody>
        {lines.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row" align="left" className="ink rule" style={{ ...cell, font: `400 16px/24px ${textFont}` }}>
              <Unbroken>{label}</Unbroken>
            </th>
            <td
              align="right"
              className="ink rule"
              style={{ ...cell, font: `700 17px/24px ${monospaced ? MONOSPACED : textFont}`, whiteSpace: 'nowrap' }}
            >
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Colour of the cell and of the link, so that Outlook shows a button too. */
export function Button({ href, children }: { href: string; children: string }) {
  const { onSignal, radius, signal, textFont } = useMailLook();
  return (
    <table
      role="presentation"
      border={0}
      cellPadding={0}
      cellSpacing={0}
      className="button"
      style={{ margin: '20px 0 18px' }}
    >
      <tbody>
        <tr>
          <td align="center" style={{ borderRadius: radius, backgroundColor: signal }}>
            <a
              href={href}
              style={{
                display: 'inline-block',
                padding: '14px 28px',
                font: `700 17px/22px ${textFont}`,
                color: onSignal,
                textDecoration: 'none',
                borderRadius: radius,
              }}
            >
              {children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** The house's dashed line, without an image: many clients show none. */
export function RoadMarking() {
  const { amber } = useMailLook();
  return <div aria-hidden="true" style={{ borderTop: `2px dashed ${amber}`, fontSize: 0, lineHeight: 0, height: 0 }} />;
}

/** A row of the page. */
export function Band({
  background,
  className = 'paper',
  children,
}: {
  background?: string;
  className?: string;
  children: ReactNode;
}) {
  const { paper } = useMailLook();
  return (
    <tr>
      <td className={`band ${className}`} style={{ padding: '24px 32px', backgroundColor: background ?? paper }}>
        {children}
      </td>
    </tr>
  );
}

const LOGO_HEIGHT = 40;
const LOGO_MAX_WIDTH = 260;

/** Or React would put a link to the picture before the mail's own markup. */
const NOT_PRELOADED = { fetchPriority: 'low' } as const;

const SIGN_SIDE = 44;

/** The sign and the name of a lender without a logo. */
function SignAndName({ name }: { name: string }) {
  const { displayFont, radius, signUrl } = useMailLook();
  return (
    <table role="presentation" border={0} cellPadding={0} cellSpacing={0} style={{ margin: '0 0 8px' }}>
      <tbody>
        <tr>
          {signUrl && (
            <td style={{ padding: '0 14px 0 0' }}>
              <img
                {...NOT_PRELOADED}
                src={signUrl}
                alt=""
                width={SIGN_SIDE}
                height={SIGN_SIDE}
                style={{ display: 'block', border: 0, borderRadius: radius }}
              />
            </td>
          )}
          <td style={{ font: `700 22px/28px ${displayFont}`, color: '#ffffff' }}>{name}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** The logo, and beside pictures that are not shown its name. */
function Logo({ name }: { name: string }) {
  const { ink, logo, displayFont, paper, radius } = useMailLook();
  if (!logo) return <SignAndName name={name} />;
  const scale = Math.min(LOGO_HEIGHT / logo.height, LOGO_MAX_WIDTH / logo.width);
  return (
    <img
      {...NOT_PRELOADED}
      src={logo.url}
      alt={name}
      width={Math.round(logo.width * scale)}
      height={Math.round(logo.height * scale)}
      style={{
        display: 'block',
        border: 0,
        margin: '0 0 8px',
        font: `700 22px/28px ${displayFont}`,
        color: logo.onPlate ? ink : '#ffffff',
        ...(logo.onPlate && { backgroundColor: paper, padding: '8px 12px', borderRadius: radius }),
      }}
    />
  );
}

/** The lender's name across the top. */
export function Masthead({ name, tagline }: Sender) {
  const { ink, sand, textFont } = useMailLook();
  return (
    <Band background={ink} className="">
      <Logo name={name} />
      <p style={{ margin: '2px 0 14px', font: `400 14px/20px ${textFont}`, color: sand }}>{tagline}</p>
      <RoadMarking />
    </Band>
  );
}

const VEHICLE_WIDTH = 384;
const VEHICLE_HEIGHT = 160;

/** The vehicle that a mail is about, standing on what comes below. */
export function VehicleBand({ url, name }: { url: string; name: string }) {
  const { rule, textFont, ink } = useMailLook();
  return (
    <tr>
      <td align="center" style={{ padding: '18px 24px 0', backgroundColor: rule }}>
        <img
          {...NOT_PRELOADED}
          src={url}
          alt={name}
          width={VEHICLE_WIDTH}
          height={VEHICLE_HEIGHT}
          style={{
            display: 'block',
            border: 0,
            width: '100%',
            maxWidth: VEHICLE_WIDTH,
            height: 'auto',
            font: `600 16px/24px ${textFont}`,
            color: ink,
          }}
        />
      </td>
    </tr>
  );
}

const PAGE_WIDTH = 600;

/** A photo across the page, or what it shows in words. */
export function PhotoBand({ url, alt, width, height }: { url: string; alt: string; width: number; height: number }) {
  const { rule, textFont, ink } = useMailLook();
  return (
    <tr>
      <td style={{ padding: 0, backgroundColor: rule }}>
        <img
          {...NOT_PRELOADED}
          src={url}
          alt={alt}
          width={PAGE_WIDTH}
          height={Math.round((PAGE_WIDTH * height) / width)}
          style={{
            display: 'block',
            border: 0,
            width: '100%',
            height: 'auto',
            font: `600 16px/24px ${textFont}`,
            color: ink,
          }}
        />
      </td>
    </tr>
  );
}

const SMALL_WIDTH = 96;
const SMALL_HEIGHT = 40;

/** A heading with a line below it and a small picture before both. */
export function PicturedHeading({ url, alt, title, line }: { url: string; alt: string; title: string; line: string }) {
  const { asphalt, textFont } = useMailLook();
  return (
    <table role="presentation" border={0} cellPadding={0} cellSpacing={0} style={{ margin: '24px 0 4px' }}>
      <tbody>
        <tr>
          <td style={{ padding: '0 14px 0 0', verticalAlign: 'middle' }}>
            <img
              {...NOT_PRELOADED}
              src={url}
              alt={alt}
              width={SMALL_WIDTH}
              height={SMALL_HEIGHT}
              style={{ display: 'block', border: 0 }}
            />
          </td>
          <td style={{ verticalAlign: 'middle' }}>
            <Heading level={2} tight>
              {title}
            </Heading>
            <p className="muted" style={{ margin: '2px 0 0', font: `400 14px/21px ${textFont}`, color: asphalt }}>
              {line}
            </p>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** How and when to reach customer care. */
export function CareLines({ phone, email, supportHours }: Sender) {
  const lines = [
    phone && <MailLink href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</MailLink>,
    email && <MailLink href={`mailto:${email}`}>{email}</MailLink>,
    ...supportHours,
  ].filter(Boolean);
  if (lines.length === 0) return null;
  return (
    <>
      <Heading level={2}>{everyMail.care}</Heading>
      <Paragraph>
        {lines.map((line, index) => (
          <span key={index}>
            {index > 0 && <br />}
            {line}
          </span>
        ))}
      </Paragraph>
    </>
  );
}

/** {@link CareLines} in the part of a mail that is plain text. */
export const careText = ({ phone, email, supportHours }: Sender): string =>
  [everyMail.care.toUpperCase(), phone, email, ...supportHours].filter(Boolean).join('\n');

/** Small print. */
export function Fine({ children }: { children: ReactNode }) {
  const { asphalt, textFont } = useMailLook();
  return (
    <p style={{ margin: '0 0 10px', font: `400 13px/19px ${textFont}`, color: asphalt }} className="muted">
      {children}
    </p>
  );
}

export function MailLink({ href, children }: { href: string; children: string }) {
  const { agave } = useMailLook();
  return (
    <a href={href} style={{ color: agave, fontWeight: 600, textDecoration: 'underline' }} className="link">
      {children}
    </a>
  );
}
