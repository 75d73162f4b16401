/** Of a mail by the id of its row: in the domain that sends it, as whoever filters mail expects. */
export function messageIdOf(id: string, sender: string): string {
  const domain = /@([^@>\s]+)>?\s*$/.exec(sender)?.[1]?.toLowerCase();
  return `<${id}@${domain ?? 'localhost'}>`;
}
