import { createHash } from 'node:crypto';

/** Pages where something is tried are nobody's but the sandbox's: they bear the house's colours and load nothing. */
export const SANDBOX_STYLES = `
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: #f5f0e6; color: #0e1b22;
  font: 400 17px/1.6 Inter, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif; }
header { background: #0e1b22; color: #fff; padding: 20px 24px 0; }
header div, main { max-width: 512px; margin: 0 auto; }
header p { margin: 0; }
header .road { margin-top: 18px; }
.name { font-size: 20px; font-weight: 700; }
.kind { color: #f5f0e6; font-size: 15px; }
.road { height: 4px; background: repeating-linear-gradient(90deg, #ffb703 0 28px, transparent 28px 48px); }
main { padding: 36px 0 64px; }
@media (max-width: 560px) { main { padding: 28px 24px 56px; } }
h1 { margin: 0 0 20px; font-size: 26px; line-height: 1.25; font-weight: 700; }
.note { margin: 0 0 28px; padding: 14px 18px; border-left: 4px solid #ffb703; background: #fff; }
dl { margin: 0 0 28px; border-top: 1px solid #dcd3c2; }
dl div { display: flex; align-items: baseline; justify-content: space-between; gap: 16px; padding: 12px 0; border-bottom: 1px solid #dcd3c2; }
dd { margin: 0; font-weight: 600; text-align: right; font-variant-numeric: tabular-nums; }
dd.amount { font-size: 22px; }
fieldset { margin: 0 0 28px; padding: 0; border: 0; }
legend { padding: 0; margin-bottom: 12px; font-weight: 700; }
label { display: flex; align-items: center; gap: 14px; min-height: 68px; padding: 10px 16px; margin-bottom: 10px;
  background: #fff; border: 1px solid #8d8471; border-radius: 4px; cursor: pointer; }
label:has(:checked) { border-color: #0e1b22; box-shadow: inset 0 0 0 1px #0e1b22; }
input { width: 20px; height: 20px; margin: 0; accent-color: #0b7a75; flex: none; }
label span { display: block; }
.number, .choice { font-weight: 600; font-variant-numeric: tabular-nums; }
.outcome { color: #45555e; font-size: 15px; line-height: 1.35; }
.problem { margin: 0 0 20px; padding: 14px 18px; border-left: 4px solid #b3261e; background: #fff; }
button, .back { display: flex; align-items: center; justify-content: center; width: 100%; min-height: 56px;
  border-radius: 4px; font-family: inherit; font-size: 17px; font-weight: 700; line-height: 1.2; text-decoration: none; }
button { border: 0; background: #e85d04; color: #0e1b22; cursor: pointer; }
button:hover { background: #f48c06; }
.back { margin-top: 12px; color: #095f5b; text-decoration: underline; text-underline-offset: 4px; }
:focus-visible { outline: 3px solid #0b7a75; outline-offset: 2px; }
`;

const hash = createHash('sha256').update(SANDBOX_STYLES).digest('base64');

/** What such a page may do: look as above, and send its form to us. No other page may have a style of its own in it. */
export const SANDBOX_POLICY = [
  `default-src 'none'`,
  `style-src 'sha256-${hash}'`,
  `img-src 'self'`,
  `form-action 'self'`,
  `base-uri 'none'`,
  `frame-ancestors 'none'`,
].join(';');
