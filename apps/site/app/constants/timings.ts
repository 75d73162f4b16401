/** Milliseconds, from section 9 of the specification. */
export const HERO_CAROUSEL_INTERVAL = 5000;
export const SLIDER_AUTOPLAY = 8000;
export const MENU_HOVER = 1000;
export const ALERT_CLOSE = 350;
export const SCROLL_AFTER_IMAGES = 600;
