import { CLEAR_WORD } from '../../../domain/offer/sent-settings';
import { useSent } from '../../ui/form/plain-form';
import { Button } from '../../ui/press/button';
import { EmptyState } from '../../ui/show/empty-state';

type NothingLeftProps = { words: { title: string; text: string; clear: string }; onClear: () => void };

export const NothingLeft = ({ words: { title, text, clear }, onClear }: NothingLeftProps) => (
  <EmptyState title={title} text={text}>
    <Button look="sea" posts={useSent()(CLEAR_WORD, '1')} onClick={onClear}>
      {clear}
    </Button>
  </EmptyState>
);
