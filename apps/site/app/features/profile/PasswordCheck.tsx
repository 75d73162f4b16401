import type { ReactNode } from 'react';
import { CurrentPassword, SecurityForm, type SecurityFormProps } from './SecurityForm.js';

const EMPTY = { currentPassword: '' };

interface PasswordCheckProps<Answer> extends Omit<
  SecurityFormProps<typeof EMPTY, typeof EMPTY, Answer>,
  'empty' | 'open' | 'texts' | 'children'
> {
  post: (currentPassword: string) => Promise<Answer>;
  children?: ReactNode;
}

/** Asks for the password before something that matters. */
export function PasswordCheck<Answer>({ post, children, ...form }: PasswordCheckProps<Answer>) {
  return (
    <SecurityForm
      {...form}
      empty={EMPTY}
      open={async () => (await import('./profile-forms.js')).openPasswordCheck(post)}
    >
      {({ register, errorOf }) => (
        <>
          {children}
          <CurrentPassword error={errorOf('currentPassword')} {...register('currentPassword')} />
        </>
      )}
    </SecurityForm>
  );
}
