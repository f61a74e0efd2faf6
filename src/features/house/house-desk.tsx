import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';

import { CONTENT_WORKERS } from '../../../domain/house/content';
import { hasRole, type StaffPerson } from '../../../domain/house/roles';
import { besideListed, selectCaseList, type CaseListActor } from '../../../machines/house/case-list';
import { deskCaseIntents, selectDeskCase, type DeskCaseActor } from '../../../machines/house/desk-case';
import { deskPaletteIntents, type DeskPaletteActor } from '../../../machines/house/desk-palette';
import { deskQueueIntents, selectDeskQueue, type DeskQueueActor } from '../../../machines/house/desk-queue';
import {
  houseDeskIntents,
  selectBatchActor,
  selectCampaignUptakeActor,
  selectCaseActor,
  selectCaseListActor,
  selectContentEditorActor,
  selectContentListActor,
  selectCustomersActor,
  selectSignInActor,
  selectHouseDesk,
  selectLogActor,
  selectPaletteActor,
  selectQueueActor,
  selectReceiptActor,
  selectStaffDevicesActor,
  type HouseDeskActor,
  type HouseDeskIntents,
  type HouseDeskView as View,
} from '../../../machines/house/house-desk';
import type { DevicesActor } from '../../../machines/identity/devices';
import { deskCaseCopy } from '../../copy/house/desk-case';
import { deskQueueCopy } from '../../copy/house/desk-queue';
import { houseDeskCopy as copy } from '../../copy/house/house-desk';
import { Button } from '../../ui/press/button';
import { EmptyState } from '../../ui/show/empty-state';
import { CampaignUptake } from './content/campaign-uptake';
import { ContentEditor } from './content/content-editor';
import { ContentList } from './content/content-list';
import { DeskCustomers } from './customers/desk-customers';
import { CaseList } from './case-list';
import { DeskCase, type RenderPaper } from './desk-case';
import { DeskFrame, pagesFor } from './desk-frame';
import { DeskLog } from './desk-log';
import { DeskQueue } from './desk-queue';
import { DeskReceipt, type RenderReceipt } from './desk-receipt';
import { DeskPalette, type PaletteDeed } from './palette/desk-palette';
import { StaffSignIn } from './staff-sign-in';

type HouseDeskViewProps = {
  view: View;
  on: HouseDeskIntents;
  onSeek?: (() => void) | undefined;
  children?: ReactNode;
};

export function HouseDeskView({ view: { stage, page, person, isIdle }, on, onSeek, children }: HouseDeskViewProps) {
  return (
    <DeskFrame person={stage === 'inside' ? person : null} page={page} onSeek={onSeek} onSignOut={on.signOut}>
      {stage === 'entering' && <output className="block py-16 text-muted">{copy.entering}</output>}
      {stage === 'unreachable' && (
        <EmptyState {...copy.unreachable}>
          <Button look="line" onClick={on.retry}>
            {copy.unreachable.retry}
          </Button>
        </EmptyState>
      )}
      {isIdle && (
        <>
          <h1 className="mb-4 text-24">{copy.title}</h1>
          <EmptyState {...copy.idle} />
        </>
      )}
      {children}
    </DeskFrame>
  );
}

type OpenPages = { open: DeskCaseActor | undefined; queue: DeskQueueActor | undefined };

function useDeeds({ open, queue }: OpenPages): PaletteDeed[] {
  const shown = useSelector(open, (snapshot) => snapshot && selectDeskCase(snapshot), shallowEqual);
  const listed = useSelector(queue, (snapshot) => snapshot && selectDeskQueue(snapshot), shallowEqual);
  if (open && shown?.act === null && shown.mayAct && !shown.isBusy) {
    const { choose } = deskCaseIntents(open);
    return (shown.shown?.acts ?? []).map(({ id, name }) => ({
      name: name ?? deskCaseCopy.acts[id],
      run: () => choose(id),
    }));
  }
  if (!queue || !listed) return [];
  const on = deskQueueIntents(queue);
  return [
    ...listed.queues.map((id) => ({
      name: deskQueueCopy.show(deskQueueCopy.queues[id].name),
      run: () => on.chooseQueue(id),
    })),
    { name: deskQueueCopy.refresh, run: on.refresh },
  ];
}

type PaletteProps = OpenPages & { actor: DeskPaletteActor; person: StaffPerson | null };

function PaletteOver({ actor, person, ...pages }: PaletteProps) {
  return <DeskPalette actor={actor} deeds={useDeeds(pages)} pages={pagesFor(person?.roles ?? [])} />;
}

type BesideProps = { list: CaseListActor | undefined; open: DeskCaseActor; renderPaper: RenderPaper };

function CaseBesideList({ list, open, renderPaper }: BesideProps) {
  const shown = useSelector(list, (snapshot) => snapshot && selectCaseList(snapshot), shallowEqual);
  const beside = shown && besideListed(shown);
  const isBeside = shown !== undefined && shown.stage !== 'absent';
  return (
    <div className={isBeside ? 'items-start gap-6 xl:grid xl:grid-cols-[17rem_minmax(0,1fr)]' : undefined}>
      {list && <CaseList actor={list} />}
      <div className="min-w-0">
        <DeskCase
          actor={open}
          key={open.sessionId}
          renderPaper={renderPaper}
          listed={beside && { beside, back: shown.asked }}
        />
      </div>
    </div>
  );
}

type HouseDeskProps = {
  actor: HouseDeskActor;
  renderPaper: RenderPaper;
  renderReceipt: RenderReceipt;
  renderDevices: (actor: DevicesActor) => ReactNode;
};

export function HouseDesk({ actor, renderPaper, renderReceipt, renderDevices }: HouseDeskProps) {
  const view = useSelector(actor, selectHouseDesk, shallowEqual);
  const door = useSelector(actor, selectSignInActor);
  const palette = useSelector(actor, selectPaletteActor);
  const queue = useSelector(actor, selectQueueActor);
  const batch = useSelector(actor, selectBatchActor);
  const open = useSelector(actor, selectCaseActor);
  const list = useSelector(actor, selectCaseListActor);
  const receipt = useSelector(actor, selectReceiptActor);
  const customers = useSelector(actor, selectCustomersActor);
  const content = useSelector(actor, selectContentListActor);
  const editor = useSelector(actor, selectContentEditorActor);
  const uptake = useSelector(actor, selectCampaignUptakeActor);
  const log = useSelector(actor, selectLogActor);
  const devices = useSelector(actor, selectStaffDevicesActor);
  const on = useMemo(() => houseDeskIntents(actor), [actor]);
  return (
    <HouseDeskView view={view} on={on} onSeek={palette && deskPaletteIntents(palette).open}>
      {palette && <PaletteOver actor={palette} person={view.person} open={open} queue={queue} />}
      {door && <StaffSignIn actor={door} />}
      {queue && <DeskQueue actor={queue} batch={batch} />}
      {open && <CaseBesideList list={list} open={open} renderPaper={renderPaper} />}
      {receipt && view.page.name === 'receipt' && (
        <DeskReceipt
          actor={receipt}
          key={receipt.sessionId}
          orderNo={view.page.orderNo}
          renderReceipt={renderReceipt}
        />
      )}
      {customers && <DeskCustomers actor={customers} key={customers.sessionId} />}
      {content && <ContentList actor={content} canWrite={hasRole(view.person?.roles ?? [], CONTENT_WORKERS)} />}
      {editor && <ContentEditor actor={editor} key={editor.sessionId} />}
      {uptake && <CampaignUptake actor={uptake} key={uptake.sessionId} />}
      {log && <DeskLog actor={log} />}
      {devices && (
        <>
          <h1 className="mb-4 text-24">{copy.pages.devices}</h1>
          {renderDevices(devices)}
        </>
      )}
    </HouseDeskView>
  );
}
