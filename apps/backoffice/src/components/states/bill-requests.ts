import type { AdminBillRequest, BillRequestState } from '@flota/schemas';
import Block from '@mui/icons-material/Block';
import DoneAll from '@mui/icons-material/DoneAll';
import EditDocument from '@mui/icons-material/EditDocument';
import FindInPage from '@mui/icons-material/FindInPageOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import LocalShipping from '@mui/icons-material/LocalShippingOutlined';
import MarkunreadMailbox from '@mui/icons-material/MarkunreadMailboxOutlined';
import Storefront from '@mui/icons-material/StorefrontOutlined';
import { choicesOf, stateChoices } from '../choices.js';

export const BILL_STATE_LOOK = {
  received: { label: 'Recibida', icon: MarkunreadMailbox, color: 'warning' },
  in_review: { label: 'En revisión', icon: FindInPage, color: 'info' },
  rejected: { label: 'Rechazada', icon: Block, color: 'error' },
  preparing: { label: 'En preparación', icon: EditDocument, color: 'info' },
  sent_to_distributor: { label: 'Enviada al distribuidor', icon: LocalShipping, color: 'info' },
  ready_for_pickup: { label: 'Lista para recoger', icon: Storefront, color: 'info' },
  with_courier: { label: 'En camino con mensajería', icon: MarkunreadMailbox, color: 'info' },
  delivered: { label: 'Entregada', icon: DoneAll, color: 'success' },
  needs_correction: { label: 'Espera al cliente', icon: HourglassEmpty, color: 'default' },
} as const satisfies Record<BillRequestState, object>;

export const BILL_STATE_CHOICES = stateChoices(BILL_STATE_LOOK);

export const PAPER_NAMES: Record<NonNullable<AdminBillRequest['paper']>, string> = {
  invoice: 'Factura nueva',
  endorsement: 'Factura endosada',
};

export const PAPER_CHOICES = choicesOf(PAPER_NAMES);
