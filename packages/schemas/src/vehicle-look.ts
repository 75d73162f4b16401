import type { Silhouette } from './silhouettes.js';
import type { VehiclePhoto } from './vehicle-looks.js';

/** Photos and drawing as a model has them; a version only where it looks different from its model. */
interface Look {
  silhouette?: Silhouette | null;
  photos?: readonly VehiclePhoto[];
}

/** How a vehicle is shown: by its photos, or where there is none by a drawing. */
export interface VehicleLook {
  silhouette: Silhouette;
  photos: readonly VehiclePhoto[];
}

/**
 * How a version of a model is shown. One with a drawing of its own has another body than its model: without photos of its
 * own it is shown by that drawing, since the model's photos would show the wrong truck.
 */
export function lookOf(model: Look & { silhouette: Silhouette }, version: Look = {}): VehicleLook {
  const { silhouette, photos = [] } = version;
  const inherits = photos.length === 0 && (!silhouette || silhouette === model.silhouette);
  return { silhouette: silhouette ?? model.silhouette, photos: inherits ? (model.photos ?? []) : photos };
}
