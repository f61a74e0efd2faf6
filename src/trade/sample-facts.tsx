import type { OwnSample, SampleState } from '../../domain/mall/samples';
import { sampleCopy as copy } from '../copy/mall/sample';
import { Badge } from '../ui/mark/badge';

const { list: words } = copy;

const LOOKS = {
  ASKED: 'sea',
  APPROVED: 'sea',
  SENT: 'warn',
  RECEIVED: 'good',
  REFUSED: 'bad',
} as const satisfies Record<SampleState, string>;

export function SampleFacts({ one }: { one: OwnSample }) {
  const { sampleNo, size, use, state, parcel, reason } = one;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold text-ink">{size}</span>
        <Badge look={LOOKS[state]}>{copy.state[state]}</Badge>
        <span className="text-12 text-muted">{words.asked(one)}</span>
        <span className="text-12 text-muted">{words.number(sampleNo)}</span>
        <span className="text-12 text-muted">{words.charged(one)}</span>
      </p>
      <p className="text-12 wrap-anywhere text-muted">{use}</p>
      <p className="text-12 wrap-anywhere text-muted">{words.to(one)}</p>
      {parcel !== null && <p className="wrap-anywhere text-ink">{words.parcel(parcel)}</p>}
      {reason !== null && <p className="wrap-anywhere text-ink">{words.reason(reason)}</p>}
    </>
  );
}
