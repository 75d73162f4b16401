/** What preloads and a script are until the page has been painted: neither loads nor runs under these names. */
const WAITING = 'after-paint';
const WAITING_TYPE = `text/${WAITING}`;

/** As the router's `<Scripts>` writes them; it offers no say in this. */
const PRELOAD = '<link rel="modulepreload" ';
const MODULE = /<script( nonce="[^"]*")? type="module" async="">/g;

/**
 * A page is readable without its scripts, so on a slow line they leave the way to the style sheet, the fonts and the
 * picture it opens with. `START_AFTER_PAINT` asks for them.
 */
export const scriptsAfterPaint = (html: string): string =>
  html
    .replaceAll(PRELOAD, `<link rel="${WAITING}" fetchPriority="low" `)
    .replaceAll(MODULE, `<script$1 type="${WAITING_TYPE}">`);

/** Of a page that shows nothing without them: asked for at once, behind what it is drawn with. */
export const scriptsAtOnce = (html: string): string => html.replaceAll(PRELOAD, `${PRELOAD}fetchPriority="low" `);

/** Some browsers keep their paints to themselves, against being recognised by them: then this long after the page's load. */
const UNSEEN_PAINT_MS = 1_000;

/** Preloads that are asked for in one go: each holds a slow phone up for some milliseconds. */
const AT_ONCE = 4;

/**
 * Runs at the end of the body. A tab in the background isn't painted, so it doesn't wait. A copy of the script is what
 * runs, because browsers look at a script element once only; its text was in the page, whose policy names it by its hash,
 * and passes as such where browsers ask who vouches for text that becomes a script. To start again finds nothing waiting.
 */
export const START_AFTER_PAINT = `(()=>{
const own=window.trustedTypes?.createPolicy('${WAITING}',{createScript:text=>text});
const start=()=>{
const links=[...document.querySelectorAll('link[rel=${WAITING}]')];
for(const link of links.splice(0,${AT_ONCE}))link.rel='modulepreload';
if(links.length>0)return setTimeout(start);
for(const waiting of document.querySelectorAll('script[type="${WAITING_TYPE}"]')){
const script=document.createElement('script');script.type='module';script.text=own?own.createScript(waiting.text):waiting.text;waiting.replaceWith(script)}
};
if(document.hidden||!window.PerformanceObserver?.supportedEntryTypes?.includes('paint'))return start();
new PerformanceObserver((_,observer)=>{observer.disconnect();start()}).observe({type:'paint',buffered:true});
addEventListener('load',()=>setTimeout(start,${UNSEEN_PAINT_MS}))
})()`;
