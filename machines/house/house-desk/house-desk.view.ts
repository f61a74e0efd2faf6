import type { HouseDeskActor, HouseDeskSnapshot } from './house-desk.machine';
import type { HouseDeskContext } from './house-desk.types';

const STAGES = ['entering', 'unreachable', 'door', 'inside'] as const;

export type HouseDeskView = Pick<HouseDeskContext, 'page' | 'person'> & {
  stage: (typeof STAGES)[number];
  isIdle: boolean;
};

export const selectHouseDesk = (snapshot: HouseDeskSnapshot): HouseDeskView => {
  const { page, person } = snapshot.context;
  return {
    page,
    person,
    stage: STAGES.find((stage) => snapshot.hasTag(stage)) ?? 'entering',
    isIdle: snapshot.hasTag('idle'),
  };
};

export const selectSignInActor = ({ children }: HouseDeskSnapshot) => children.staffSignIn;
export const selectPaletteActor = ({ children }: HouseDeskSnapshot) => children.deskPalette;
export const selectQueueActor = ({ children }: HouseDeskSnapshot) => children.deskQueue;
export const selectCaseActor = ({ children }: HouseDeskSnapshot) => children.deskCase;
export const selectCaseListActor = ({ children }: HouseDeskSnapshot) => children.caseList;
export const selectBatchActor = ({ children }: HouseDeskSnapshot) => children.caseBatch;
export const selectReceiptActor = ({ children }: HouseDeskSnapshot) => children.orderReceipt;
export const selectCustomersActor = ({ children }: HouseDeskSnapshot) => children.deskCustomers;
export const selectContentListActor = ({ children }: HouseDeskSnapshot) => children.contentList;
export const selectContentEditorActor = ({ children }: HouseDeskSnapshot) => children.contentEditor;
export const selectCampaignUptakeActor = ({ children }: HouseDeskSnapshot) => children.campaignUptake;
export const selectLogActor = ({ children }: HouseDeskSnapshot) => children.deskLog;
export const selectStaffDevicesActor = ({ children }: HouseDeskSnapshot) => children.devices;

export const houseDeskIntents = (actor: HouseDeskActor) => ({
  retry: () => actor.send({ type: 'person.retry' }),
  signOut: () => actor.send({ type: 'person.signOut' }),
});

export type HouseDeskIntents = ReturnType<typeof houseDeskIntents>;
