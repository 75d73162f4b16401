import { type CONTENT, CONTENT_OUTLINES, type ContentKind, type ContentName } from '@flota/schemas';
import AlertsIcon from '@mui/icons-material/CampaignOutlined';
import PlainIcon from '@mui/icons-material/ArticleOutlined';
import EquipmentIcon from '@mui/icons-material/HandymanOutlined';
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
import AdvisersIcon from '@mui/icons-material/SupportAgentOutlined';
import BrandsIcon from '@mui/icons-material/StorefrontOutlined';
import BannersIcon from '@mui/icons-material/ViewCarouselOutlined';
import { lazy, type ComponentType } from 'react';
import type { RaRecord, ResourceProps } from 'react-admin';
import { titleOf } from '../../components/content/title-of.js';
import type { ContentPieces, OwnFieldOf, OwnPieces } from '../../components/content/content-form.js';

type Pieces<Kind extends ContentKind> = () => Promise<{ default: OwnPieces<Kind> }>;
type PiecesOfAny = () => Promise<{ default: ContentPieces }>;

/** A type's icon in the menu, and what its pages have of their own. */
interface Entry<Kind extends ContentKind> {
  icon?: ComponentType;
  own?: Pieces<Kind>;
}

/** Types with fields that have an input of their own. */
type Unusual = {
  [Name in ContentName]: [OwnFieldOf<(typeof CONTENT)[Name]>] extends [never] ? never : Name;
}[ContentName];

/** What doesn't follow from declarations: without its inputs an unusual type doesn't compile, a plain one needs nothing. */
const ENTRIES: { [Name in ContentName]?: Entry<(typeof CONTENT)[Name]> } & {
  [Name in Unusual]: Required<Entry<(typeof CONTENT)[Name]>>;
} = {
  advisers: { icon: AdvisersIcon, own: () => import('./advisers.js') },
  alerts: { icon: AlertsIcon, own: () => import('./alerts.js') },
  banners: { icon: BannersIcon },
  brands: { icon: BrandsIcon },
  campaigns: { icon: CampaignsIcon },
  distributors: { icon: DistributorsIcon, own: () => import('./distributors.js') },
  documents: { icon: DocumentsIcon, own: () => import('./documents.js') },
  equipment: { icon: EquipmentIcon, own: () => import('./equipment.js') },
  'faq-categories': { icon: FaqCategoriesIcon, own: () => import('./faq-categories.js') },
  faqs: { icon: FaqsIcon },
  'legal-pages': { icon: LegalPagesIcon, own: () => import('./legal-pages.js') },
  news: { icon: NewsIcon, own: () => import('./news.js') },
  promotions: { icon: PromotionsIcon, own: () => import('./promotions.js') },
  settings: { icon: SettingsIcon },
  vehicles: { icon: VehiclesIcon, own: () => import('./vehicles.js') },
};

/** Every type of content as react-admin takes it; its fields and each view are fetched when they are first opened. */
export const contentResources: ResourceProps[] = (Object.keys(CONTENT_OUTLINES) as ContentName[]).map((name) => {
  // Which type it is, isn't known from here on: its functions get its own records all the same.
  const { icon, own } = (ENTRIES[name] ?? {}) as { icon?: ComponentType; own?: PiecesOfAny };
  return contentResource(name, icon, own);
});

const declared = async (name: ContentName): Promise<ContentKind> => (await import('./declarations.js')).CONTENT[name];

function contentResource(
  name: ContentName,
  icon: ComponentType = PlainIcon,
  pieces: PiecesOfAny = () => Promise.resolve({ default: {} }),
): ResourceProps {
  const outline = CONTENT_OUTLINES[name];
  const recordRepresentation = (record: RaRecord) => titleOf(outline, record);
  // One record, so there is no list: the menu leads straight to it.
  if (name === 'settings') return { name, icon, recordRepresentation, list: lazy(() => import('./SettingsPage.js')) };
  const view = (of: 'ContentCreate' | 'ContentEdit' | 'ContentShow') =>
    lazy(async () => {
      const [views, kind, { default: own }] = await Promise.all([
        import('../../components/content/ContentViews.js'),
        declared(name),
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
      const [{ ContentList }, kind, { default: own }] = await Promise.all([
        import('../../components/content/ContentList.js'),
        declared(name),
        pieces(),
      ]);
      return { default: () => <ContentList kind={kind} own={own} /> };
    }),
    show: view('ContentShow'),
    edit: view('ContentEdit'),
    create: outline.team === 'edits' ? undefined : view('ContentCreate'),
  };
}
