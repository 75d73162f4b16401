import { CONTENT, type ContentKind, type ContentName } from '@flota/schemas';
import AlertsIcon from '@mui/icons-material/CampaignOutlined';
import PagesIcon from '@mui/icons-material/ArticleOutlined';
import FaqCategoriesIcon from '@mui/icons-material/FolderOutlined';
import LegalPagesIcon from '@mui/icons-material/GavelOutlined';
import VehiclesIcon from '@mui/icons-material/LocalShippingOutlined';
import PromotionsIcon from '@mui/icons-material/LocalOfferOutlined';
import NewsIcon from '@mui/icons-material/NewspaperOutlined';
import DocumentsIcon from '@mui/icons-material/PictureAsPdfOutlined';
import DistributorsIcon from '@mui/icons-material/PlaceOutlined';
import FaqsIcon from '@mui/icons-material/QuizOutlined';
import CampaignsIcon from '@mui/icons-material/RocketLaunchOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import BrandsIcon from '@mui/icons-material/StorefrontOutlined';
import BannersIcon from '@mui/icons-material/ViewCarouselOutlined';
import { lazy, type ComponentType } from 'react';
import type { RaRecord, ResourceProps } from 'react-admin';
import { titleOf } from '../../components/content/summary.js';
import type { ContentPieces, OwnFieldOf, OwnPieces } from '../../components/content/content-form.js';

type Pieces<Kind extends ContentKind> = () => Promise<{ default: OwnPieces<Kind> }>;

/** In the menu by its icon. A type with fields that have an input of their own brings it. */
type Entry<Kind extends ContentKind> = { icon: ComponentType } & ([OwnFieldOf<Kind>] extends [never]
  ? { own?: Pieces<Kind> }
  : { own: Pieces<Kind> });

/** Every type of content: one without an entry doesn't compile. */
const ENTRIES: { [Name in ContentName]: Entry<(typeof CONTENT)[Name]> } = {
  alerts: { icon: AlertsIcon, own: () => import('./alerts.js') },
  banners: { icon: BannersIcon },
  brands: { icon: BrandsIcon },
  campaigns: { icon: CampaignsIcon },
  distributors: { icon: DistributorsIcon, own: () => import('./distributors.js') },
  documents: { icon: DocumentsIcon, own: () => import('./documents.js') },
  'faq-categories': { icon: FaqCategoriesIcon, own: () => import('./faq-categories.js') },
  faqs: { icon: FaqsIcon },
  'legal-pages': { icon: LegalPagesIcon, own: () => import('./legal-pages.js') },
  news: { icon: NewsIcon, own: () => import('./news.js') },
  pages: { icon: PagesIcon },
  'plan-pages': { icon: PagesIcon },
  promotions: { icon: PromotionsIcon, own: () => import('./promotions.js') },
  settings: { icon: SettingsIcon },
  vehicles: { icon: VehiclesIcon, own: () => import('./vehicles.js') },
};

/** Every type of content as react-admin takes it; each view is fetched when it is first opened. */
export const contentResources: ResourceProps[] = (Object.keys(CONTENT) as ContentName[]).map((name) => {
  const { icon, own } = ENTRIES[name] as { icon: ComponentType; own?: () => Promise<{ default: ContentPieces }> };
  return contentResource(CONTENT[name], icon, own);
});

function contentResource(
  kind: ContentKind,
  icon: ComponentType,
  pieces: () => Promise<{ default: ContentPieces }> = () => Promise.resolve({ default: {} }),
): ResourceProps {
  const { name, team } = kind;
  const recordRepresentation = (record: RaRecord) => titleOf(kind, record);
  // One record, so there is no list: the menu leads straight to it.
  if (name === 'settings') return { name, icon, recordRepresentation, list: lazy(() => import('./SettingsPage.js')) };
  const view = (of: 'ContentCreate' | 'ContentEdit' | 'ContentShow') =>
    lazy(async () => {
      const [views, { default: own }] = await Promise.all([
        import('../../components/content/ContentViews.js'),
        pieces(),
      ]);
      const View = views[of];
      return { default: () => <View kind={kind} own={own} /> };
    });
  return {
    name,
    icon,
    recordRepresentation,
    list: lazy(async () => {
      const [{ ContentList }, { default: own }] = await Promise.all([
        import('../../components/content/ContentList.js'),
        pieces(),
      ]);
      return { default: () => <ContentList kind={kind} own={own} /> };
    }),
    show: view('ContentShow'),
    edit: view('ContentEdit'),
    create: team === 'edits' ? undefined : view('ContentCreate'),
  };
}
