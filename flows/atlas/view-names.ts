/** Views that do not carry the name of their machine; where there are several, the one that is whole stands first. */
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

/** What the connected half of a machine's view may be called: `X`, `XDialog`, `XPage`, or the name it has here. */
export function viewNamesOf(id: string): readonly string[] {
  const name = id.slice(0, 1).toUpperCase() + id.slice(1);
  return NAMED_OTHERWISE[id] ?? ENDINGS.map((ending) => name + ending);
}
