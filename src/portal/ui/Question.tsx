import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

interface QuestionProps {
  open: boolean;
  /** The question itself. */
  title: string;
  no: string;
  yes: string;
  /** Called once when it is answered; Escape is a no. */
  onAnswer: (isYes: boolean) => void;
}

/** Asks before something is done that cannot simply be undone. */
export function Question({ open, title, no, yes, onAnswer }: QuestionProps) {
  return (
    <Dialog open={open} title={title} onClose={(answer) => onAnswer(answer === 'yes')}>
      <Button type="submit" value="no">
        {no}
      </Button>
      <Button type="submit" value="yes" kind="primary">
        {yes}
      </Button>
    </Dialog>
  );
}
