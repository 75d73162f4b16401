/** From section 9 of the specification. */
export const PLANS_PER_PAGE = 4;
/** More promotions than these get arrows. */
export const PROMOTIONS_WITHOUT_NAVIGATION = 4;
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
/** Years a date picker may offer at most. */
export const MIN_YEAR = 1000;
export const MAX_YEAR = 9999;
/** What a date picker shows at a time. */
export const WEEKS_SHOWN = 6;
export const DAYS_PER_WEEK = 7;
export const MONTHS_PER_ROW = 3;
export const YEARS_PER_ROW = 5;
export const YEARS_PER_PAGE = 25;
/** A background moves by this share of what was scrolled, around this percentage of its box. */
export const PARALLAX_SPEED = -0.7;
export const PARALLAX_PIVOT = 50;
