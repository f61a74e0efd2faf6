/** What an order passes: the papers of each place, what has to be said of it, and the report. */
export const WAY_SCRIPT = `
function drawWayPaper(orderNo, place, { docType, name, files }, say) {
  const line = document.createElement('li');
  const label = document.createElement('label');
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.accept = docType === 'PHOTO' ? '.jpg,.jpeg,.png' : '.pdf,.jpg,.jpeg,.png';
  input.setAttribute('aria-label', orderNo + ' ' + place + ' ' + name);
  input.addEventListener('change', ({ target }) => {
    const asked = '/__demo/desk/paper?' + new URLSearchParams({ orderNo, place, docType });
    return say(sendFiles(asked, [...target.files]), '已上传' + name);
  });
  label.append(name + '（' + files.length + ' 份） ', input);
  line.append(label, ...files.map((file) => drawPhoto(name, file, () =>
    say(send('/__demo/desk/paper/dropped', { orderNo, fileId: file.fileId }), '已删除' + name + ' ' + file.name))));
  return line;
}

function drawWay({ orderNo, ahead }, card) {
  const part = card.querySelector('.way');
  part.hidden = ahead.length === 0;
  if (part.hidden) return;
  const say = sayer(orderNo);
  const places = part.querySelector('.ahead');
  places.setAttribute('aria-label', orderNo + ' 途经');
  places.append(...ahead.map(({ place }) => new Option(place, place)));
  const said = part.querySelector('.said-of');
  const chosen = () => ahead.find(({ place }) => place === places.value);
  const drawChosen = () => {
    const { place, papers, tells } = chosen();
    said.parentElement.hidden = tells === null;
    said.parentElement.firstChild.textContent = (tells ?? '') + ' ';
    said.setAttribute('aria-label', orderNo + ' ' + (tells ?? ''));
    part.querySelector('.way-papers').replaceChildren(...papers.map((paper) => drawWayPaper(orderNo, place, paper, say)));
  };
  places.addEventListener('change', drawChosen);
  drawChosen();
  const button = part.querySelector('.pass');
  button.setAttribute('aria-label', orderNo + ' 报告已到');
  button.addEventListener('click', () =>
    say(send('/__demo/desk/passed', { orderNo, place: places.value, said: said.value }), '在途：' + places.value));
}
`;
