import { choiceField, textField } from '../form/field-kinds';
import type { Party, PeopleBlock } from '../form/form';
import { isFiledAhead } from './countries';
import { fault, firstFault, isBlank, requiredFault, tooLong, type OrderFault } from '../../rules/fault';
import { isValidTaxId, wantsTaxId } from './tax-ids';
import { isAnyPhone, isEnglish, isMail } from '../form/texts';

type Role = 'shipper' | 'consignee' | 'notify';

const NAME_MOST = 70;
const ADDRESS_MOST = 200;

/** Fields that some countries of arrival require. */
export const ARRIVAL_FIELDS = {
  amsAgent: choiceField(['PLATFORM', 'SELF'], { step: 'parties' }),
  destTaxId: textField({ step: 'parties', most: 40 }),
};

const TAX_ID_MOST = ARRIVAL_FIELDS.destTaxId.most;

/** True for a to-order consignee, who has no address yet. */
export const isToOrder = ({ name }: Party): boolean => /^to (?:the )?order\b/i.test(name.trim());

function lineFaults(role: Role, name: 'name' | 'address', party: Party, most: number, isNeeded: boolean): OrderFault[] {
  const path = `${role}.${name}`;
  return firstFault(
    isNeeded && isBlank(party[name]) && requiredFault(`${role}.${name}`),
    tooLong(path, party[name], most),
    !isEnglish(party[name]) && fault(path, 'notEnglish'),
  );
}

function partyFaults(role: Role, party: Party): OrderFault[] {
  const isReachable = !isToOrder(party);
  const { phone, email, taxId } = party;
  return [
    ...lineFaults(role, 'name', party, NAME_MOST, true),
    ...lineFaults(role, 'address', party, ADDRESS_MOST, isReachable),
    ...firstFault(
      isReachable && isBlank(phone) && requiredFault(`${role}.phone`),
      !isBlank(phone) && !isAnyPhone(phone) && fault(`${role}.phone`, 'partyPhone'),
    ),
    ...firstFault(!isBlank(email) && !isMail(email) && fault(`${role}.email`, 'email')),
    ...firstFault(tooLong(`${role}.taxId`, taxId, TAX_ID_MOST)),
  ];
}

const isEmpty = (party: Party): boolean => Object.values(party).every(isBlank);

/** To-order goods need a notify party. */
const notifyFaults = ({ notify, consignee }: Pick<PeopleBlock, 'notify' | 'consignee'>): OrderFault[] =>
  isEmpty(notify) && !isToOrder(consignee) ? [] : partyFaults('notify', notify);

/** Consignee with the tax number of the arrival country; a number typed for an earlier country is ignored. */
export const readConsignee = ({ consignee, destTaxId }: PeopleBlock, country: string): Party =>
  wantsTaxId(country) ? { ...consignee, taxId: destTaxId } : consignee;

function arrivalFaults({ destTaxId, amsAgent }: PeopleBlock, country: string): OrderFault[] {
  return [
    ...firstFault(
      wantsTaxId(country) && isBlank(destTaxId) && requiredFault('destTaxId'),
      wantsTaxId(country) && !isValidTaxId(country, destTaxId) && fault('destTaxId', 'destTaxId'),
      tooLong('destTaxId', destTaxId, TAX_ID_MOST),
    ),
    ...firstFault(isFiledAhead(country) && amsAgent === '' && requiredFault('amsAgent')),
  ];
}

export const shipperFaults = ({ shipper }: Pick<PeopleBlock, 'shipper'>): OrderFault[] =>
  partyFaults('shipper', shipper);

export const peopleFaults = (form: PeopleBlock, country: string): OrderFault[] => [
  ...shipperFaults(form),
  ...partyFaults('consignee', form.consignee),
  ...notifyFaults(form),
  ...arrivalFaults(form, country),
];
