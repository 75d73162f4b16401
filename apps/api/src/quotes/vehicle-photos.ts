import type { QuotedVehicle, SavedQuote, VehiclePhoto } from '@flota/schemas';
import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../platform/config/env.js';
import { ImageVariants } from '../platform/storage/image-variants.js';
import { cutName, type PhotoCut } from '../platform/storage/photo-cuts.js';
import { StorageFailure } from '../platform/storage/storage-failure.js';

/** A photo for papers and for mails. */
export interface PrintedPhoto {
  jpeg: Buffer;
  /** Of the whole web. */
  url: string;
  alt: string;
  /** What must stay in sight where it is cut further. */
  focus: VehiclePhoto['focus'];
}

/** What of a quote is shown by a photo; all else is shown by drawings. */
export interface QuotePhotos {
  vehicle?: PrintedPhoto | undefined;
  /** Of each of its lines, where there are several. */
  lines?: (PrintedPhoto | undefined)[] | undefined;
}

const UPLOADED = '/media/';

/** The photos that a quote was made with, as its mail and its PDF show them. */
@Injectable()
export class VehiclePhotos {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly pictures: ImageVariants,
  ) {}

  async of({ vehicle, lines }: SavedQuote): Promise<QuotePhotos> {
    const [large, small] = await Promise.all([
      this.printed(vehicle, 'large'),
      lines && Promise.all(lines.map((line) => this.printed(line.vehicle, 'small'))),
    ]);
    return { vehicle: large, lines: small };
  }

  /** Nothing where there is none or it can't be had now: then there is the drawing, and nobody waits for a photo. */
  private async printed({ photo }: QuotedVehicle, cut: PhotoCut): Promise<PrintedPhoto | undefined> {
    // The site's own landscapes are files of the site, and of no vehicle.
    if (!photo?.image.startsWith(UPLOADED)) return undefined;
    const { image, alt, focus } = photo;
    const jpeg = await this.pictures.cut(image.slice(UPLOADED.length), cut, focus).catch((error: unknown) => {
      if (error instanceof StorageFailure) return null;
      throw error;
    });
    return jpeg ? { jpeg, url: `${this.env.APP_URL}${image}/cut/${cutName(cut, focus)}`, alt, focus } : undefined;
  }
}
