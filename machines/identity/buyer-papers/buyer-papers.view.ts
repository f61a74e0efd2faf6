import type { OwnPapers } from '../../../domain/mall/buyer-papers';
import type { ChosenFile } from '../verification';
import type { BuyerPapersActor, BuyerPapersSnapshot } from './buyer-papers.machine';
import type {
  BuyerPaperFailureCode,
  BuyerPaperFaults,
  BuyerPaperField,
  BuyerPaperForm,
  BuyerPaperNotice,
} from './buyer-papers.types';

const STAGES = ['loading', 'unavailable', 'listed'] as const;

export type BuyerPapersView = {
  stage: (typeof STAGES)[number];
  isHanding: boolean;
  takingBackId: string | null;
  sheet: OwnPapers;
  form: BuyerPaperForm;
  fileName: string | null;
  faults: BuyerPaperFaults;
  failureCode: BuyerPaperFailureCode | null;
  notice: BuyerPaperNotice | null;
  focus: { field: BuyerPaperField | null; turn: number };
};

export const selectBuyerPapers = (snapshot: BuyerPapersSnapshot): BuyerPapersView => {
  const { sheet, form, file, faults, failureCode, notice, paperId, focus } = snapshot.context;
  return {
    stage: STAGES.find((stage) => snapshot.hasTag(stage)) ?? 'loading',
    isHanding: snapshot.hasTag('handing'),
    takingBackId: snapshot.hasTag('takingBack') ? paperId : null,
    sheet,
    form,
    fileName: file?.name ?? null,
    faults,
    failureCode,
    notice,
    focus,
  };
};

export const buyerPapersIntents = (actor: BuyerPapersActor) => ({
  refresh: () => actor.send({ type: 'papers.refresh' }),
  change: (change: Partial<BuyerPaperForm>) => actor.send({ type: 'field.change', change }),
  chooseFile: (file: ChosenFile) => actor.send({ type: 'file.choose', file }),
  removeFile: () => actor.send({ type: 'file.remove' }),
  submit: () => actor.send({ type: 'form.submit' }),
  takeBack: (paperId: string) => actor.send({ type: 'paper.takeBack', paperId }),
});

export type BuyerPapersIntents = ReturnType<typeof buyerPapersIntents>;
