import { specLines, type VehicleDetail } from '@flota/schemas';
import { pictureSources } from '../../constants/uploaded-picture.js';
import type { StructuredData } from '../../lib/structured-data.js';
import { vehiclePagePath } from './addresses.js';

/** A model as search engines read it, with an offer for each version. */
export function vehicleProduct(origin: string, vehicle: VehicleDetail): StructuredData {
  const { brand, name, segment, versions, typeName } = vehicle;
  const images = [vehicle, ...versions].flatMap(({ photos: own }) => own.map(({ image }) => image));
  const offers = versions.map((version) => ({
    '@type': 'Offer',
    name: version.name,
    price: version.price,
    priceCurrency: 'MXN',
    itemCondition: 'https://schema.org/NewCondition',
    availability: 'https://schema.org/InStock',
    url: `${origin}${vehiclePagePath(vehicle.slug, version.slug)}`,
    seller: { '@id': `${origin}/#organization` },
  }));
  const facts = specLines(versions[0]?.spec ?? vehicle.spec);
  return {
    '@type': 'Product',
    name: `${brand} ${name}`,
    brand: { '@type': 'Brand', name: brand },
    category: `${typeName}, ${segment}`,
    description: `${segment}. ${versions.map((version) => version.name).join(', ')}.`,
    url: `${origin}${vehiclePagePath(vehicle.slug)}`,
    ...(images.length > 0 && { image: images.map((image) => `${origin}${pictureSources(image).src}`) }),
    ...(facts.length > 0 && {
      additionalProperty: facts.map(({ label, value }) => ({ '@type': 'PropertyValue', name: label, value })),
    }),
    offers: offers.length === 1 ? offers[0] : offers,
  };
}
