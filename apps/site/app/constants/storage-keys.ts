/** Session storage: `hide` once the visitor has closed the alert or followed its link. */
export const SHOW_ALERT_KEY = 'showAlert_v';
export const SHOW_ALERT_HIDE = 'hide';

/** What the visitor chose in the calculator. `vehicle_type_save` is local storage only; the others live in both. */
export const VEHICLE_TYPE_KEY = 'vehicle_type_save';
export const MODEL_KEY = 'modelSelect';
export const RESULT_KEY = 'result';
export const MODEL_INDEX_KEY = 'indexModel';
