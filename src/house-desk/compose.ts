import { createActor, fromCallback, fromPromise, type EventObject } from 'xstate';

import { campaignUptakeMachine } from '../../machines/house/campaign-uptake';
import { contentEditorMachine } from '../../machines/house/content-editor';
import { contentListMachine } from '../../machines/house/content-list';
import { caseBatchMachine } from '../../machines/house/case-batch';
import { caseListMachine } from '../../machines/house/case-list';
import { deskCaseMachine } from '../../machines/house/desk-case';
import { deskCustomersMachine } from '../../machines/house/desk-customers';
import { deskLogMachine } from '../../machines/house/desk-log';
import { deskPaletteMachine } from '../../machines/house/desk-palette';
import { deskQueueMachine } from '../../machines/house/desk-queue';
import { houseDeskMachine, type HouseDeskActor } from '../../machines/house/house-desk';
import { staffSignInMachine } from '../../machines/house/staff-sign-in';
import { devicesMachine } from '../../machines/identity/devices';
import {
  fileUploadMachine,
  type DrawPhotos,
  type FileUploadEvent,
  type PhotoEvent,
} from '../../machines/order/file-upload';
import { orderDocumentMachine } from '../../machines/order/order-document';
import { orderReceiptMachine } from '../../machines/order/order-receipt';
import {
  orderReviseMachine,
  type LoadRevisableInput,
  type LoadRevisableOutcome,
} from '../../machines/order/order-revise';
import { paperViewMachine } from '../../machines/order/paper-view';
import { clientFor } from '../effects/gateway/connect';
import { gatewayOver, type Gateway } from '../effects/gateway/gateway';
import { batchCallsVia } from '../effects/house/batch-calls';
import { contentEditorCallsVia, contentListCallsVia, uptakeCallsVia } from '../effects/house/content-calls';
import { queueSheet } from '../features/house/queue-sheet';
import {
  customerCallsVia,
  deskCallsVia,
  dropDraft,
  dropDrafts,
  exportQueueVia,
  keepDraft,
  keepOnward,
  logCallsVia,
  staffDeviceCallsVia,
} from '../effects/house/desk-calls';
import {
  closingGuard,
  deskPageHere,
  deskPageWatcher,
  keepContentAddress,
  keepCustomerAddress,
  keepPageAddress,
  keepPlace,
  keepQueueAddress,
  keyWatcher,
  queueWatcher,
  roomWatcher,
  sightWatcher,
  tellWaiting,
} from '../effects/house/desk-page';
import { fetchCasePaperVia, loadCasePrintVia, loadCaseReceiptVia, savePrint } from '../effects/house/case-paper';
import { staffGateway } from '../effects/house/staff-gateway';
import { staffSignInCallsVia } from '../effects/house/staff-sign-in';
import { releasePaper, savePaper } from '../effects/papers/fetch-paper';
import { printPaper } from '../effects/print-paper';
import { secondTicker } from '../effects/second-ticker';
import { seenWatcher } from '../effects/seen-watcher';

/** Stubs: uploads and revisions belong to the order's owner, not to staff. */
const resumeWatcher = fromCallback<EventObject, undefined, Extract<FileUploadEvent, { type: 'uploads.resume' }>>(
  () => undefined,
);
const photoDrawer = fromCallback<DrawPhotos, undefined, PhotoEvent>(() => undefined);
const loadRevisable = fromPromise<LoadRevisableOutcome, LoadRevisableInput>(() => new Promise(() => undefined));

/** A read-only receipt: the owner's actions have no connection to the gateway. */
export const receiptForReading = (gateway: Gateway, paperView: typeof paperViewMachine) =>
  orderReceiptMachine.provide({
    actors: {
      loadOrder: loadCaseReceiptVia(gateway),
      secondTicker,
      seenWatcher,
      papers: fileUploadMachine.provide({ actors: { paperView, resumeWatcher, photoDrawer } }),
      revision: orderReviseMachine.provide({ actors: { loadRevisable } }),
    },
  });

/** Charts of the staff desk, authenticated by an HttpOnly cookie; `papers` opens documents of a receipt. */
export function openDesk(): { actor: HouseDeskActor; papers: typeof paperViewMachine } {
  const line = { connect: clientFor(location.origin), token: () => null };
  const gateway = staffGateway(gatewayOver(line, { publish: () => undefined }), () =>
    actor.send({ type: 'session.ended' }),
  );
  const { loadSelf, endStaffSession, searchDesk, loadQueue, loadList, ...caseCalls } = deskCallsVia(gateway);
  const paperView = paperViewMachine.provide({
    actors: { fetchPaper: fetchCasePaperVia(gateway, deskPageHere) },
    actions: { savePaper, releasePaper },
  });
  const documents = orderDocumentMachine.provide({
    actors: { loadDocument: loadCasePrintVia(gateway) },
    actions: { saveDocument: savePrint },
  });
  const actor: HouseDeskActor = createActor(
    houseDeskMachine.provide({
      actors: {
        deskPageWatcher,
        loadSelf,
        endStaffSession,
        staffSignIn: staffSignInMachine.provide({ actors: staffSignInCallsVia(gateway) }),
        deskPalette: deskPaletteMachine.provide({ actors: { keyWatcher, searchDesk } }),
        deskQueue: deskQueueMachine.provide({
          actors: {
            loadQueue,
            hold: caseCalls.hold,
            sightWatcher: queueWatcher,
            exportQueue: exportQueueVia(gateway, queueSheet),
          },
          actions: { keepAddress: keepQueueAddress, tellWaiting, printList: printPaper },
        }),
        deskCase: deskCaseMachine.provide({
          actors: { ...caseCalls, paperView, documents },
          actions: { keepOnward, keepDraft, dropDraft },
        }),
        caseBatch: caseBatchMachine.provide({ actors: batchCallsVia(gateway) }),
        caseList: caseListMachine.provide({
          actors: { loadList, roomWatcher, sightWatcher },
          actions: { tellWaiting, keepPlace },
        }),
        orderReceipt: receiptForReading(gateway, paperView),
        deskCustomers: deskCustomersMachine.provide({
          actors: customerCallsVia(gateway),
          actions: { keepAddress: keepCustomerAddress },
        }),
        contentList: contentListMachine.provide({ actors: contentListCallsVia(gateway) }),
        contentEditor: contentEditorMachine.provide({
          actors: { ...contentEditorCallsVia(gateway), closingGuard },
          actions: { keepAddress: keepContentAddress },
        }),
        campaignUptake: campaignUptakeMachine.provide({ actors: uptakeCallsVia(gateway) }),
        deskLog: deskLogMachine.provide({ actors: logCallsVia(gateway) }),
        devices: devicesMachine.provide({ actors: staffDeviceCallsVia(gateway) }),
      },
      actions: { keepAddress: keepPageAddress },
    }),
    { input: { page: deskPageHere() } },
  );
  actor.subscribe((snapshot) => {
    if (!snapshot.hasTag('door')) return;
    tellWaiting(null, { waiting: 0 });
    dropDrafts();
  });
  actor.start();
  return { actor, papers: paperView };
}
