/** What somebody at a station has seen of a box, thing by thing. */
export const CHECK_SCRIPT = `
function drawChecks({ orderNo, checks }, card) {
  const part = card.querySelector('.checks');
  part.hidden = checks === null;
  if (checks === null) return;
  const unit = part.querySelector('.unit');
  unit.setAttribute('aria-label', orderNo + ' 检查的箱');
  unit.append(...checks.units.map(({ no, name, open }) => new Option(name + '，未合格 ' + open + ' 项', no)));
  part.querySelector('.failed').textContent = checks.failed
    .map((one) => one.unit + ' 号箱 ' + checks.items[one.item] + '：' + one.note)
    .join('；');
  part.querySelector('.items').append(...Object.entries(checks.items).map(([id, name]) => drawPaper(orderNo, { docType: id, name })));
  const say = async (isFine) => {
    const items = [...part.querySelectorAll('.items input:checked')].map((box) => box.value);
    const note = isFine ? '' : part.querySelector('.seen').value.trim();
    const answer = await send('/__demo/desk/checked', { orderNo, unit: Number(unit.value), items, isFine, note });
    status.textContent = answer.code === '00000000' ? '订单 ' + orderNo + ' 已登记 ' + items.length + ' 项检查' : answer.message;
    if (answer.code !== '00000000') return;
    shown = '';
    await refresh();
  };
  for (const [name, isFine] of [['.fine', true], ['.amiss', false]]) {
    const button = part.querySelector(name);
    button.setAttribute('aria-label', orderNo + ' ' + button.textContent);
    button.addEventListener('click', () => say(isFine).catch(() => { status.textContent = '网络不通，请重试'; }));
  }
}
`;
