import type { CollectionRank } from '@flota/schemas';
import Block from '@mui/icons-material/Block';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import PhoneInTalk from '@mui/icons-material/PhoneInTalkOutlined';
import Today from '@mui/icons-material/Today';

export const RANK_LOOK = {
  broken: { label: 'Promesa incumplida', icon: ErrorOutline, color: 'error' },
  due: { label: 'Acción para hoy', icon: Today, color: 'warning' },
  open: { label: 'Por gestionar', icon: PhoneInTalk, color: 'info' },
  waiting: { label: 'En espera', icon: HourglassEmpty, color: 'default' },
  stopped: { label: 'No contactar', icon: Block, color: 'default' },
} as const satisfies Record<CollectionRank, object>;
