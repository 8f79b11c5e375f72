import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { OfferCard } from '#core/contract/entities/offer.ts';
import { Button } from '#portal/ui/Button.tsx';
import type { IconShapes } from '#portal/ui/Icon.tsx';
import { FrameDialog } from '#portal/ui/FrameDialog.tsx';

interface FrameQuestionProps {
  icon: IconShapes;
  title: string;
  /** The offer in question. */
  about?: Pick<OfferCard, 'titulo' | 'empresa'>;
  children: ReactNode;
  /** Label of the declining button, which does the same as Escape. */
  no: string;
  onNo: () => void;
  /** Label of the accepting button, or link if there is an `href`. */
  yes: string;
  href?: string | undefined;
  onYes?: () => void;
  /** Accepting refuses, destroys or gives up something. */
  isDestructive?: boolean;
  /** The accepted action is in progress: both answers are blocked until it ends. */
  isBusy?: boolean;
  /** The person had accepted before an interruption: focus the accepting button. */
  expectsYes?: boolean;
}

/** Modal question with two answers, open for as long as it is rendered. */
export function FrameQuestion({
  icon,
  title,
  about,
  children,
  no,
  onNo,
  yes,
  href,
  ...rest
}: FrameQuestionProps) {
  const { onYes, isBusy = false, expectsYes = false, isDestructive = false } = rest;
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // Opening the dialog has focused the first button.
    if (expectsYes) button.current?.focus();
  }, [expectsYes]);
  return (
    <FrameDialog
      icon={icon}
      title={title}
      {...(!isBusy && { onClose: onNo })}
      actions={
        <>
          <Button onClick={onNo} disabled={isBusy}>
            {no}
          </Button>
          {href ? (
            <a className="button button-primary" href={href} onClick={onYes}>
              {yes}
            </a>
          ) : (
            <Button
              ref={button}
              kind={isDestructive ? 'danger' : 'primary'}
              isBusy={isBusy}
              onClick={() => !isBusy && onYes?.()}
            >
              {yes}
            </Button>
          )}
        </>
      }
    >
      {about && (
        <p>
          <strong>{about.titulo}</strong>
          <br />
          {about.empresa}
        </p>
      )}
      {children}
    </FrameDialog>
  );
}
