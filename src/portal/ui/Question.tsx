import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

interface QuestionProps {
  open: boolean;
  /** The question. */
  title: string;
  no: string;
  yes: string;
  /** Whether "yes" destroys or gives up something. */
  isDestructive?: boolean;
  /** Called once with the answer; Escape counts as no. */
  onAnswer: (isYes: boolean) => void;
}

/** A confirmation dialog for an action that cannot simply be undone. */
export function Question({ open, title, no, yes, isDestructive = false, onAnswer }: QuestionProps) {
  return (
    <Dialog open={open} title={title} onClose={(answer) => onAnswer(answer === 'yes')}>
      <Button type="submit" value="no">
        {no}
      </Button>
      <Button type="submit" value="yes" kind={isDestructive ? 'danger' : 'primary'}>
        {yes}
      </Button>
    </Dialog>
  );
}
