import { RATING_NAMES, RATING_SCORES, type RatingScore } from '@flota/schemas';
import { Angry, Frown, Laugh, type LucideIcon, Meh, Smile } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { rateConversation } from '../../api/account/messages.js';
import { failureText } from '../../api/problem-texts.js';
import { Button } from '../../components/Button.js';
import { TextArea } from '../forms/index.js';

const FACES = { 1: Angry, 2: Frown, 3: Meh, 4: Smile, 5: Laugh } as const satisfies Record<RatingScore, LucideIcon>;

const MAX_COMMENT = 500;

/** How the customer was attended to, once their matter is closed. Nobody has to answer. */
export function RatingForm({ conversationId, onRated }: { conversationId: string; onRated: () => Promise<void> }) {
  const [score, setScore] = useState<RatingScore>();
  const [comment, setComment] = useState('');
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  const isTooLong = comment.trim().length > MAX_COMMENT;

  const send = async () => {
    if (!score) return setProblem('Elija una de las cinco respuestas.');
    if (isTooLong) return box.current?.focus();
    setSending(true);
    setProblem('');
    try {
      await rateConversation(conversationId, { score, comment });
      await onRated();
    } catch (error) {
      setProblem(failureText(error));
    } finally {
      setSending(false);
    }
  };

  return (
    <form
      noValidate
      aria-label="Cómo le atendimos"
      className="mt-5 grid gap-5"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void send();
      }}
    >
      <fieldset className="min-w-0">
        <legend className="font-semibold">¿Cómo le atendimos?</legend>
        <div className="mt-2 grid max-w-xl grid-cols-5 gap-1 tablet:gap-3">
          {RATING_SCORES.map((each) => (
            <Face key={each} score={each} isChosen={each === score} onChoose={setScore} />
          ))}
        </div>
      </fieldset>
      {score && (
        <TextArea
          label="Su comentario"
          optional
          rows={2}
          limit={MAX_COMMENT}
          ref={box}
          error={isTooLong ? `Acorte su comentario a ${MAX_COMMENT} caracteres.` : undefined}
          value={comment}
          onChange={({ currentTarget }) => setComment(currentTarget.value)}
        />
      )}
      <p role="alert" className="font-medium text-brick empty:hidden">
        {problem}
      </p>
      <Button
        type="submit"
        variant="secondary"
        loading={sending}
        className="max-tablet:w-full tablet:justify-self-start"
      >
        Enviar mi opinión
      </Button>
    </form>
  );
}

interface FaceProps {
  score: RatingScore;
  isChosen: boolean;
  onChoose: (score: RatingScore) => void;
}

function Face({ score, isChosen, onChoose }: FaceProps) {
  const Icon = FACES[score];
  return (
    <label className="relative grid min-h-20 cursor-pointer content-center justify-items-center gap-1 rounded border border-edge bg-paper py-2 text-center hover:border-ink has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_var(--color-ink),inset_0_-5px_0_var(--color-amber)] has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-agave">
      <input
        type="radio"
        name="score"
        value={score}
        checked={isChosen}
        onChange={() => onChoose(score)}
        className="absolute size-px opacity-0"
      />
      <Icon aria-hidden size={28} strokeWidth={1.75} />
      <span className="text-[0.8rem] leading-tight tablet:text-[0.9rem]">{RATING_NAMES[score]}</span>
    </label>
  );
}
