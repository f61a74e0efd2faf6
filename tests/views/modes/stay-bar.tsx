import { whQuestion, type WhQuery } from '../../../domain/modes/wh/search';
import { whSearchCopy } from '../../../src/copy/modes/wh/search';
import { QuestionBar } from '../../../src/trade/question/question-bar';

const none = () => undefined;

type Given = { usualDay?: string | null; onType?: () => void; onAsk?: (words: Partial<WhQuery>) => void };

/** Storage amount and duration from an address; `usualDay` is the day of the rooms below. */
export function stayBar(address: string, { usualDay = null, onType = none, onAsk = none }: Given = {}) {
  const asked = whQuestion.asked(address);
  return (
    <QuestionBar
      question={whQuestion}
      copy={whSearchCopy.stay}
      asked={asked}
      stands={{ inDate: asked.inDate ?? usualDay }}
      onType={onType}
      onAsk={onAsk}
    />
  );
}
