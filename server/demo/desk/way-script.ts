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

/* The place somebody has turned to, by order, until it is reported: a paper that was taken does not turn the page. */
const turnedTo = new Map();

function drawWay({ orderNo, ahead }, card) {
  const part = card.querySelector('.way');
  part.hidden = ahead.length === 0;
  if (part.hidden) return;
  const say = sayer(orderNo);
  const places = part.querySelector('.ahead');
  places.setAttribute('aria-label', orderNo + ' 途经');
  places.append(...ahead.map(({ place }) => new Option(place, place)));
  if (ahead.some(({ place }) => place === turnedTo.get(orderNo))) places.value = turnedTo.get(orderNo);
  const said = part.querySelector('.said-of');
  const chosen = () => ahead.find(({ place }) => place === places.value);
  const drawChosen = () => {
    const { place, papers, tells } = chosen();
    said.parentElement.hidden = tells === null;
    said.parentElement.firstChild.textContent = (tells ?? '') + ' ';
    said.setAttribute('aria-label', orderNo + ' ' + (tells ?? ''));
    part.querySelector('.way-papers').replaceChildren(...papers.map((paper) => drawWayPaper(orderNo, place, paper, say)));
  };
  places.addEventListener('change', () => {
    turnedTo.set(orderNo, places.value);
    drawChosen();
  });
  drawChosen();
  const button = part.querySelector('.pass');
  button.setAttribute('aria-label', orderNo + ' 报告已到');
  const report = async (place) => {
    const answer = await send('/__demo/desk/passed', { orderNo, place, said: said.value });
    if (isDone(answer)) turnedTo.delete(orderNo);
    return answer;
  };
  button.addEventListener('click', () => say(report(places.value), '在途：' + places.value));
}
`;
