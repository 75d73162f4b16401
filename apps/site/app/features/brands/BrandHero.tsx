import type { BrandPage } from '@flota/schemas';
import { Picture } from '../../components/Picture.js';
import { RoadDivider } from '../../components/RoadDivider.js';

type BrandHeroProps = Pick<BrandPage, 'title' | 'subtitle' | 'lead' | 'image' | 'imageMobile'>;

/** The brand's name beside its picture, which reaches the edge of the window. */
export function BrandHero({ title, subtitle, lead, image, imageMobile }: BrandHeroProps) {
  return (
    <section className="on-ink relative bg-ink text-white">
      <div className="container-page grid wide:grid-cols-2">
        <div className="py-14 wide:min-h-[34rem] wide:py-24 wide:pr-16">
          <RoadDivider className="mb-8 w-44" />
          <h1 className="heading-hero">{title}</h1>
          <p className="mt-5 text-xl leading-snug font-medium desktop:text-2xl">{subtitle}</p>
          <p className="measure mt-5 text-muted-inverse">{lead}</p>
        </div>
      </div>
      <div className="inset-y-0 right-0 w-full overflow-hidden wide:absolute wide:w-1/2">
        <Picture
          base={image}
          mobileBase={imageMobile}
          alt=""
          priority
          sizes="(max-width: 1079px) 100vw, 50vw"
          className="h-[22rem] w-full object-cover desktop:h-[28rem] wide:h-full"
        />
      </div>
    </section>
  );
}
