import { BUYER_PAPER_NAMES, isPermit } from '../../../domain/mall/buyer-papers';
import { BUYER_PAPERS } from '../../../domain/mall/purchase-right';
import type { BuyerPaperField, BuyerPapersIntents, BuyerPapersView } from '../../../machines/identity/buyer-papers';
import { buyerPapersCopy } from '../../copy/papers/buyer-papers';
import { severalFaults } from '../../copy/words/several-faults';
import { FaultsTold } from '../../ui/form/faults-told';
import { FieldMessage } from '../../ui/form/field-message';
import { Select } from '../../ui/form/select';
import { TextField } from '../../ui/form/text-field';
import { Button } from '../../ui/press/button';
import { LicenceField } from './licence-field';

const { form: copy, fault: faultCopy, failure } = buyerPapersCopy;

export type BuyerPapersParts = { view: BuyerPapersView; on: BuyerPapersIntents };

const PAPERS = BUYER_PAPERS.map((key) => ({ key, label: BUYER_PAPER_NAMES[key] }));

function PermitFields({ view, on }: BuyerPapersParts) {
  const { form, faults, isHanding, sheet, focus } = view;
  const turnOf = (field: BuyerPaperField) => (focus.field === field ? focus.turn : undefined);
  return (
    <>
      <Select
        {...copy.substance}
        choices={sheet.substances.map(({ goodsId, nameCn }) => ({ key: goodsId, label: nameCn }))}
        chosen={form.goodsId || null}
        isOff={isHanding}
        error={faults.goodsId && faultCopy[faults.goodsId]}
        focusTurn={turnOf('goodsId')}
        onChoose={(goodsId) => on.change({ goodsId })}
      />
      <TextField
        {...copy.kg}
        name="kg"
        inputMode="numeric"
        autoComplete="off"
        value={form.kg}
        readOnly={isHanding}
        error={faults.kg && faultCopy[faults.kg]}
        focusTurn={turnOf('kg')}
        onChange={({ target }) => on.change({ kg: target.value })}
      />
    </>
  );
}

/** Data copied from a document. Input stays until the submission succeeds. */
export function BuyerPaperForm({ view, on }: BuyerPapersParts) {
  const { form, faults, failureCode, isHanding, fileName, focus } = view;
  const turnOf = (field: BuyerPaperField) => (focus.field === field ? focus.turn : undefined);
  return (
    <form
      noValidate
      className="mt-4 grid max-w-130"
      onSubmit={(event) => {
        event.preventDefault();
        on.submit();
      }}
    >
      <FaultsTold sentence={severalFaults(Object.values(faults).map((fault) => faultCopy[fault]))}>
        <Select
          label={copy.paper}
          hint={copy.paperHint[form.paper]}
          placeholder={copy.paper}
          choices={PAPERS}
          chosen={form.paper}
          isOff={isHanding}
          onChoose={(paper) => on.change({ paper })}
        />
        <TextField
          {...copy.number}
          name="number"
          autoComplete="off"
          value={form.number}
          readOnly={isHanding}
          error={faults.number && faultCopy[faults.number]}
          focusTurn={turnOf('number')}
          onChange={({ target }) => on.change({ number: target.value })}
        />
        <TextField
          {...copy.validTo}
          name="validTo"
          type="date"
          value={form.validTo}
          readOnly={isHanding}
          error={faults.validTo && faultCopy[faults.validTo]}
          focusTurn={turnOf('validTo')}
          onChange={({ target }) => on.change({ validTo: target.value })}
        />
        {isPermit(form.paper) && <PermitFields view={view} on={on} />}
        <LicenceField
          copy={copy.file}
          name={fileName}
          error={faults.file && faultCopy[faults.file]}
          isLocked={isHanding}
          focusTurn={turnOf('file')}
          onChoose={on.chooseFile}
          onRemove={on.removeFile}
        />
      </FaultsTold>
      <div className="mt-2 min-h-6">
        <FieldMessage error={failureCode === null ? undefined : failure[failureCode]} />
      </div>
      <Button look="signal" type="submit" size="large" isBusy={isHanding} className="justify-self-start max-md:w-full">
        {isHanding ? copy.submit.busy : copy.submit.idle}
      </Button>
    </form>
  );
}
