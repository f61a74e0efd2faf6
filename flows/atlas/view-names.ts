/** Views whose name differs from their machine; of several, the complete one is first. */
const NAMED_OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  bookingSearch: ['BookingSearch', 'OtherQuestion'],
  captchaClickWord: ['ClickWord'],
  captchaSlider: ['Slider'],
  captchaWork: ['Work'],
  chunkGuard: ['ChunkNotice'],
  copier: ['CopyNumber'],
  deskClock: ['ServicesTable'],
  devices: ['DevicesCard'],
  enquiry: ['EnquiryFclPage', 'Enquiry'],
  fileUpload: ['FileChecklist', 'PhotoPicker'],
  news: ['LatestNews'],
  offerBoard: ['Sailings'],
  orderCopy: ['OrderCopy', 'OrderCarry'],
  orderDocument: ['OrderDocument', 'CasePrints'],
  orderPage: ['FclOrderPage'],
  orderReceipt: ['FclSuccessPage', 'OrderReceipt', 'DeskReceipt'],
  orderTruck: ['OrderTruck', 'GateTrucks'],
  paperView: ['PaperDialog'],
};

const ENDINGS = ['', 'Dialog', 'Page'];

/** Possible names of the connected view of a machine: `X`, `XDialog`, `XPage`, or the name above. */
export function viewNamesOf(id: string): readonly string[] {
  const name = id.slice(0, 1).toUpperCase() + id.slice(1);
  return NAMED_OTHERWISE[id] ?? ENDINGS.map((ending) => name + ending);
}
