import type { OwnPapers } from '../../../domain/mall/buyer-papers';
import type { BuyerPaper } from '../../../domain/mall/purchase-right';
import type { LicenceFault } from '../../../domain/people/enterprise';
import type { ChosenFile } from '../verification';

/** Typed values; permit fields are empty for other papers. */
export type BuyerPaperForm = { paper: BuyerPaper; number: string; validTo: string; goodsId: string; kg: string };

export type BuyerPaperFaults = {
  number?: 'numberInvalid';
  validTo?: 'validToInvalid';
  goodsId?: 'substanceMissing';
  kg?: 'kgInvalid';
  file?: LicenceFault | 'fileMissing';
};
export type BuyerPaperField = keyof BuyerPaperFaults;

/** Reason of a failure. `unexpected` means a bug, never a known answer of the gateway. */
export type BuyerPaperFailureCode =
  | 'verifyFirst'
  | 'tooMany'
  | 'fileRefused'
  | 'decided'
  | 'unavailable'
  | 'network'
  | 'unexpected';

type Failed = { ok: false; failure: { code: BuyerPaperFailureCode } };
/** `typed`: form of an earlier page of the same person that was never sent. */
export type LoadBuyerPapersOutcome = { ok: true; sheet: OwnPapers; typed: BuyerPaperForm | null } | { ok: false };
export type HandInPaperInput = BuyerPaperForm & { file: ChosenFile | null };
export type HandInPaperOutcome = { ok: true } | Failed;
export type TakeBackPaperOutcome = { ok: true } | Failed;

export type BuyerPaperNotice = 'handedIn' | 'takenBack';

export type BuyerPapersEvent =
  | { type: 'papers.refresh' }
  | { type: 'field.change'; change: Partial<BuyerPaperForm> }
  | { type: 'file.choose'; file: ChosenFile }
  | { type: 'file.remove' }
  | { type: 'form.submit' }
  | { type: 'paper.takeBack'; paperId: string };

export type BuyerPapersContext = {
  sheet: OwnPapers;
  form: BuyerPaperForm;
  file: ChosenFile | null;
  faults: BuyerPaperFaults;
  failureCode: BuyerPaperFailureCode | null;
  notice: BuyerPaperNotice | null;
  paperId: string;
  focus: { field: BuyerPaperField | null; turn: number };
};
