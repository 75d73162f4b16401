/** Milliseconds, from section 9 of the specification. */
export const HERO_CAROUSEL_INTERVAL = 5000;
export const SLIDER_AUTOPLAY = 8000;
export const MENU_HOVER = 1000;
export const NEWS_SLIDE = 300;
export const LOADER_CLOSE = 350;
export const COOKIES_NOTICE = 500;
export const PLAN_SCROLL_SETUP = 500;
export const ALERT_CLOSE = 350;
export const SCROLL_AFTER_IMAGES = 600;
/** From choosing a day to the focus in its box. */
export const DATE_INPUT_FOCUS = 100;
/** "A short delay" in the specification, which gives no figure. */
export const VIDEO_MODAL_DELAY = 300;
