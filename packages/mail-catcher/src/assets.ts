export const STYLE = `
:root { color-scheme: light; --ink: #0e1b22; --asphalt: #24343d; --sand: #f5f0e6; --paper: #fff; --agave: #0b7a75; --line: #ddd5c5; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--sand); color: var(--ink); font: 17px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
main { max-width: 960px; margin: 0 auto; padding: 24px 16px 64px; }
h1 { margin: 16px 0 8px; font-size: clamp(26px, 5vw, 36px); line-height: 1.15; }
h2 { margin: 24px 0 8px; font-size: 20px; }
a { color: var(--agave); }
:focus-visible { outline: 3px solid #e85d04; outline-offset: 2px; }
button { min-height: 44px; padding: 0 16px; border: 1px solid var(--asphalt); border-radius: 4px; background: none; color: inherit; font: inherit; cursor: pointer; }
button:hover { background: var(--paper); }
nav a { display: inline-flex; align-items: center; min-height: 44px; }
summary { padding: 10px 0; cursor: pointer; }
.meta { color: var(--asphalt); font-size: 15px; font-variant-numeric: tabular-nums; }
.empty { margin-top: 32px; padding: 32px; border: 2px dashed #ffb703; border-radius: 4px; background: var(--paper); }
.messages { margin: 24px 0 0; padding: 0; list-style: none; border: 1px solid var(--line); border-radius: 4px; background: var(--paper); }
.messages li + li { border-top: 1px solid var(--line); }
.messages a { display: grid; gap: 2px; padding: 14px 16px; color: inherit; text-decoration: none; }
.messages a:hover { background: #fbf8f2; }
.messages strong { font-size: 18px; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0 0 16px; }
dt { color: var(--asphalt); }
dd { margin: 0; }
.attachments { margin: 0 0 16px; padding: 0; list-style: none; }
.attachments li { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; min-height: 44px; }
iframe { width: 100%; height: 78vh; border: 1px solid var(--line); border-radius: 4px; background: var(--paper); resize: vertical; }
pre { overflow-x: auto; margin: 0 0 16px; padding: 16px; border: 1px solid var(--line); border-radius: 4px; background: var(--paper); font-size: 15px; white-space: pre-wrap; }
`;

/** On the list, shows new mail by itself without moving the reader away from a message. */
export const REFRESH_SCRIPT = `
if (location.pathname === '/') {
  const newest = () => fetch('/api/messages').then((answer) => answer.json()).then((messages) => messages[0]?.id);
  let shown = newest();
  setInterval(async () => {
    const [before, now] = await Promise.all([shown, newest()]).catch(() => []);
    if (before !== now) location.reload();
  }, 3000);
}
`;
