import type { AdminCannedAnswer, AdminConversation, CannedValues } from '@flota/schemas';
import { useGetIdentity, useGetList } from 'react-admin';

/** More than anybody keeps. */
const ALL = { page: 1, perPage: 100 };

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Those in whose name or text all of the words are. */
export function useCannedAnswers(search: string) {
  const {
    data = [],
    isPending,
    error,
    refetch,
  } = useGetList<AdminCannedAnswer>('canned-answers', {
    pagination: ALL,
    sort: { field: 'name', order: 'ASC' },
  });
  const words = plain(search).split(/\s+/);
  const found = data.filter(({ name, text }) => words.every((word) => plain(`${name} ${text}`).includes(word)));
  return { found, isPending, error, retry: () => void refetch(), hasNone: !isPending && data.length === 0 };
}

/** What is filled in of the conversation that is answered. */
export function useCannedValues({ customer, contractNumber, folio }: AdminConversation): CannedValues {
  const { data: me } = useGetIdentity();
  return {
    cliente: customer.name,
    folio,
    ...(contractNumber !== null && { contrato: contractNumber }),
    ...(me?.fullName && { atiende: me.fullName.split(' ')[0] }),
  };
}
