import { blankGoods } from '../../goods/row';
import type { OrderForm, Party } from './form';

const nobody: Party = { name: '', address: '', phone: '', email: '', taxId: '' };

export const blankOrder: OrderForm = {
  quoteId: '',
  offerId: '',
  altOfferId: '',
  isDanger: 'Y',
  goods: [blankGoods('1')],
  later: [],
  declMode: '',
  services: [],
  pickupRegion: '',
  pickupAddress: '',
  readyDate: '',
  goodsValue: '',
  insuredValue: '',
  shipper: nobody,
  consignee: nobody,
  notify: nobody,
  destTaxId: '',
  amsAgent: '',
  currency: '',
  payType: '',
  invoice: { wanted: false, title: '', taxNo: '', type: '' },
  contactName: '',
  contactPhone: '',
  contactEmail: '',
  emergencyName: '',
  emergencyPhone: '',
  files: [],
  remark: '',
  agreeProtocol: false,
  agreeCharges: false,
  chargesEdition: '',
  dgPromise: false,
};
