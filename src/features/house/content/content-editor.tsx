import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';

import { deskPagePath } from '../../../../domain/house/pages';
import {
  contentEditorIntents,
  selectContentEditor,
  type ContentEditorActor,
  type ContentEditorIntents,
  type ContentEditorView as View,
} from '../../../../machines/house/content-editor';
import { campaignPartsCopy, campaignUptakeCopy } from '../../../copy/house/campaign';
import { contentCopy as copy } from '../../../copy/house/content';
import { catchFocus } from '../../../ui/layer/catch-focus';
import { Button } from '../../../ui/press/button';
import { TextLink } from '../../../ui/press/text-link';
import { Comma } from '../../../ui/show/comma';
import { CampaignPreview } from './campaign-preview';
import { ContentFields } from './content-fields';
import { ContentPreview } from './content-preview';
import { ContentPast } from './content-past';
import { ContentVotes } from './content-votes';

type Parts = { view: View; on: ContentEditorIntents };

function Asked({ ask, children }: { ask: string; children: ReactNode }) {
  return (
    <div className="grid gap-3">
      <h2 ref={catchFocus} className="text-16">
        {ask}
      </h2>
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  );
}

function Acts({ view, on }: Parts) {
  const { ref, canWrite, acts, isAsking, isParting, isChanged, isWorking, faults } = view;
  if (isAsking)
    return (
      <Asked ask={copy.drop.ask}>
        <Button look="signal" onClick={on.drop}>
          {copy.drop.sure}
        </Button>
        <Button look="line" onClick={on.leaveDrop}>
          {copy.drop.leave}
        </Button>
      </Asked>
    );
  if (isParting)
    return (
      <Asked ask={copy.parting.ask}>
        <Button look="signal" onClick={on.stay}>
          {copy.parting.stay}
        </Button>
        <Button look="line" isOff={faults.length > 0} onClick={on.save}>
          {copy.parting.save}
        </Button>
        <Button look="line" onClick={on.abandon}>
          {copy.parting.abandon}
        </Button>
      </Asked>
    );
  return (
    <div className="flex flex-wrap items-center gap-3">
      {canWrite && (
        <Button look="signal" isBusy={isWorking} isOff={!isChanged || faults.length > 0} onClick={on.save}>
          {copy.save}
        </Button>
      )}
      {acts
        .filter((act) => act === 'publish' || act === 'takeBack')
        .map((act) => (
          <Button key={act} look="line" isBusy={isWorking} isOff={isChanged} onClick={() => on.act(act, null)}>
            {ref.kind === 'legal' && act === 'takeBack' ? copy.legal.takeBack : copy.acts[act]}
          </Button>
        ))}
      {acts.includes('drop') && (
        <Button look="line" isBusy={isWorking} isOff={isChanged} onClick={on.drop}>
          {copy.acts.drop}
        </Button>
      )}
    </div>
  );
}

function Editions({ view: { shown, bars, isChanged } }: Pick<Parts, 'view'>) {
  if (!shown?.legal) return null;
  const { legal, hasDraft } = shown;
  return (
    <>
      <p>{copy.legal.holds(legal.holds)}</p>
      {legal.comes !== null && <p>{copy.legal.comes(legal.comes)}</p>}
      {hasDraft && !isChanged && <p>{copy.legal.drafted}</p>}
      {!isChanged &&
        bars.map((bar) => (
          <p key={bar} className="text-muted">
            {copy.legal.bars[bar](legal)}
          </p>
        ))}
    </>
  );
}

function stateWithDraft({ state, hasDraft }: NonNullable<View['shown']>): keyof typeof copy.standing {
  if (!hasDraft || state === 'DRAFT') return state;
  return state === 'PUBLISHED' ? 'REDRAFTED' : 'RESTORED';
}

/** Publication state; takes the focus when the pressed button disappears. */
function Standing({ view: { shown, isChanged } }: Pick<Parts, 'view'>) {
  const standing = shown && !shown.legal && !isChanged ? stateWithDraft(shown) : null;
  return (
    <output className="text-muted">
      {standing && (
        <span key={standing} ref={catchFocus} className="outline-none">
          {copy.standing[standing]}
        </span>
      )}
    </output>
  );
}

function Told({ view, on }: Parts) {
  const { failureCode, faults, isChanged, shown, canWrite } = view;
  return (
    <div className="mb-4 grid gap-1">
      {failureCode && (
        <p role="alert" className="text-bad">
          {copy.failure[failureCode]}
        </p>
      )}
      {view.isBehind && (
        <p>
          <Button look="line" size="small" onClick={on.reload}>
            {isChanged ? copy.reloadOver : copy.reload}
          </Button>
        </p>
      )}
      {!canWrite && !view.canPublish && <p className="text-muted">{copy.onlyRead}</p>}
      {faults.map((fault) => (
        <p key={fault} className="text-bad">
          {copy.faults[fault]}
        </p>
      ))}
      {isChanged && shown && <p className="text-muted">{copy.unsaved}</p>}
      <Editions view={view} />
      {!isChanged &&
        view.promises.map((bar) => (
          <p key={`${bar.bar} ${bar.what}`} className="text-bad">
            {campaignPartsCopy.bars[bar.bar](bar)}
          </p>
        ))}
      <Standing view={view} />
    </div>
  );
}

export function ContentEditorView({ view, on }: Parts) {
  const { ref, shown, stage, failureCode, canWrite } = view;
  return (
    <section aria-busy={stage === 'reading' || view.isWorking}>
      <p className="mb-3">
        <TextLink href={`#${deskPagePath({ name: 'content' })}`}>{copy.back}</TextLink>
      </p>
      <h1 ref={catchFocus} className="mb-4 text-24">
        {ref.key === null
          ? copy.fresh[ref.kind]
          : ref.kind === 'legal'
            ? copy.kinds.legal
            : `${copy.kinds[ref.kind]} ${ref.key}`}
        {shown && (
          <>
            <Comma />
            <span className="ml-3 text-14 text-muted">{copy.states[shown.state]}</span>
          </>
        )}
      </h1>
      {ref.kind === 'campaign' && ref.key !== null && (
        <p className="mb-4">
          <TextLink href={`#${deskPagePath({ name: 'uptake', key: ref.key })}`}>{campaignUptakeCopy.see}</TextLink>
        </p>
      )}
      {stage === 'reading' && <output className="block py-6 text-muted">{copy.reading}</output>}
      {stage === 'unread' && (
        <>
          <p role="alert" className="mb-3 text-bad">
            {failureCode ? copy.failure[failureCode] : copy.unread}
          </p>
          <Button look="line" onClick={on.reload}>
            {copy.reload}
          </Button>
        </>
      )}
      {stage === 'open' && (
        <>
          <Told view={view} on={on} />
          <div className={ref.kind === 'campaign' ? '' : 'grid gap-8 lg:grid-cols-2'}>
            <div className="min-w-0">
              <ContentFields view={view} on={on} />
              {(canWrite || view.acts.length > 0) && <Acts view={view} on={on} />}
            </div>
            {ref.kind === 'campaign' ? <CampaignPreview view={view} on={on} /> : <ContentPreview view={view} />}
          </div>
          {shown?.votes && <ContentVotes votes={shown.votes} />}
          <ContentPast view={view} on={on} />
        </>
      )}
    </section>
  );
}

export function ContentEditor({ actor }: { actor: ContentEditorActor }) {
  const view = useSelector(actor, selectContentEditor, shallowEqual);
  const on = useMemo(() => contentEditorIntents(actor), [actor]);
  return <ContentEditorView view={view} on={on} />;
}
