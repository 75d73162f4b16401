/** From section 9 of the specification. */
export const PLANS_PER_PAGE = 4;
export const PAGINATION_MAX_LINKS = 7;
/** Pixels: a swipe moves at least this far sideways and at most this far up or down. */
export const SWIPE_MIN_HORIZONTAL = 50;
export const SWIPE_MAX_VERTICAL = 150;
/** Share of an element that must be visible before it fades in. */
export const ANIMATION_VISIBILITY_THRESHOLD = 0.1;
/** Mobile scroll offset applies at this width or narrower. */
export const SCROLL_OFFSET_BREAKPOINT = 768;
export const SCROLL_OFFSET_MOBILE = 50;
export const SCROLL_OFFSET_DESKTOP = 150;
