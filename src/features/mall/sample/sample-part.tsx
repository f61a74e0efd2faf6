import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import { sampleBarrier, mayChange, type OwnSample, type SampleSheet } from '../../../../domain/mall/samples';
import { sampleIntents, selectSample, type SampleActor } from '../../../../machines/booking/sample';
import { sampleCopy as copy } from '../../../copy/mall/sample';
import { SampleFacts } from '../../../trade/sample-facts';
import { FieldMessage } from '../../../ui/form/field-message';
import { Button } from '../../../ui/press/button';
import { LinkButton } from '../../../ui/press/link-button';
import { BlockFailure } from '../../../ui/show/block-states';
import { MissingProofLink, type OnVisit } from '../missing-proof-link';
import { Part } from '../product-facts';
import { SampleForm, type SampleParts } from './sample-form';

const { list: words } = copy;

type PartProps = SampleParts & { onVisit: OnVisit };

function Changes({ one, view, on }: SampleParts & { one: OwnSample }) {
  const { sampleNo, state } = one;
  const { changing } = view;
  if (changing?.sampleNo === sampleNo) return <span className="text-muted">{words[changing.change].busy}</span>;
  const press = mayChange('takeBack', state) ? 'takeBack' : mayChange('receive', state) ? 'receive' : null;
  if (press === null) return null;
  return (
    <LinkButton onClick={() => on[press](sampleNo)}>
      <span aria-hidden="true">{words[press].idle}</span>
      <span className="sr-only">{words.named(words[press].idle, one)}</span>
    </LinkButton>
  );
}

const SampleRow = ({ one, ...parts }: SampleParts & { one: OwnSample }) => (
  <li className="grid gap-1 border-b border-line py-3 last:border-b-0 last:pb-0">
    <SampleFacts one={one} />
    <p className="empty:hidden">
      <Changes one={one} {...parts} />
    </p>
  </li>
);

function Sheet({ sheet, onVisit, ...parts }: PartProps & { sheet: SampleSheet }) {
  const { view, on } = parts;
  const { gate, records } = sheet;
  const bar = sampleBarrier(sheet);
  const { failureCode, message, notice, isSending, changing } = view;
  return (
    <>
      <output className="block empty:hidden">
        {notice !== null && <span className="mb-3 block text-good">{copy.notice[notice]}</span>}
      </output>
      <FieldMessage error={message ?? (failureCode === null ? undefined : copy.failure[failureCode])} />
      {bar === null ? (
        <SampleForm {...parts} />
      ) : (
        <p className="flex flex-wrap items-baseline gap-x-3 font-semibold text-ink">
          {copy.barred[bar](sheet)}
          {bar === 'GATE' && <MissingProofLink answer={gate} onVisit={onVisit} />}
        </p>
      )}
      {records.length > 0 && (
        <section className="mt-5">
          <h4 className="text-14">{words.title}</h4>
          <ul>
            {records.map((one) => (
              <SampleRow key={one.sampleNo} one={one} {...parts} />
            ))}
          </ul>
          <Button look="line" size="small" className="mt-3" isOff={isSending || changing !== null} onClick={on.refresh}>
            {words.refresh}
          </Button>
        </section>
      )}
    </>
  );
}

function Inside(props: PartProps) {
  const { view, on } = props;
  if (view.stage === 'closed')
    return (
      <Button look="line" onClick={on.open}>
        {copy.open}
      </Button>
    );
  if (view.stage === 'unavailable')
    return <BlockFailure text={copy.unavailable.text} retry={copy.unavailable.retry} onRetry={on.refresh} />;
  if (view.stage === 'loading' || view.sheet === null)
    return (
      <p role="status" className="text-muted">
        {copy.loading}
      </p>
    );
  return <Sheet {...props} sheet={view.sheet} />;
}

export function SamplePartView(props: PartProps) {
  return (
    <Part title={copy.title}>
      <p className="mb-3 text-muted">{copy.terms(props.view.offered)}</p>
      <Inside {...props} />
    </Part>
  );
}

type ConnectedProps = { actor: SampleActor; onVisit: OnVisit };

export function Sample({ actor, onVisit }: ConnectedProps) {
  const view = useSelector(actor, selectSample, shallowEqual);
  const on = useMemo(() => sampleIntents(actor), [actor]);
  return <SamplePartView view={view} on={on} onVisit={onVisit} />;
}
