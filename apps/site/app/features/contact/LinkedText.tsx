import { phoneHref } from '../../lib/format.js';
import { useSite } from '../../lib/use-site.js';

/** A text of staff in which the lender's telephone and mailbox can be tapped. */
export function LinkedText({ text }: { text: string }) {
  const { phone, email } = useSite();
  const addresses = new Map([
    [phone, phoneHref(phone)],
    [email, `mailto:${email}`],
  ]);
  return text.split(new RegExp(`(${[...addresses.keys()].map(escaped).join('|')})`)).map((part, index) => {
    const address = addresses.get(part);
    return address ? (
      <a key={index} href={address} className="whitespace-nowrap underline underline-offset-4">
        {part}
      </a>
    ) : (
      part
    );
  });
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
