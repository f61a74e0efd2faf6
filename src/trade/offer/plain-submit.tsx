import { use } from 'react';

import { sailingsCopy } from '../../copy/search/sailings';
import { PlainFormContext } from '../../ui/form/plain-form';
import { buttonClass } from '../../ui/press/button-look';

/** Sends radios and ticks, which do nothing by themselves without scripts. */
export function PlainSubmit() {
  const plain = use(PlainFormContext);
  return (
    plain && (
      <noscript>
        <button type="submit" form={plain.id} className={buttonClass('line', 'small', '')}>
          {sailingsCopy.apply}
        </button>
      </noscript>
    )
  );
}
