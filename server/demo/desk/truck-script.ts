/** The trucks of the day, asked for anew every minute: late is who has not come by now. Served as part of the desk's script. */
export const TRUCK_SCRIPT = `
const trucks = document.querySelector('#trucks');
const truckTemplate = document.querySelector('#truck').content.firstElementChild;
let expected = '';

function drawTruck(truck) {
  const card = truckTemplate.cloneNode(true);
  card.querySelector('h3').textContent = truck.title;
  card.querySelector('.text').textContent = truck.text;
  for (const [name, may, hasCome] of [['.came', truck.mayCome, true], ['.missed', truck.mayMiss, false]]) {
    const button = card.querySelector(name);
    button.hidden = !may;
    button.setAttribute('aria-label', truck.name + ' ' + button.textContent);
    button.addEventListener('click', async () => {
      try {
        const answer = await send('/__demo/desk/arrived', { orderNo: truck.orderNo, code: truck.code, hasCome });
        status.textContent = answer.code === '00000000' ? truck.name + (hasCome ? ' 已登记到场' : ' 已登记未到') : answer.message;
        await refreshTrucks();
        await refresh();
      } catch {
        status.textContent = '网络不通，请重试';
      }
    });
  }
  return card;
}

async function refreshTrucks() {
  const text = await (await fetch('/__demo/desk/trucks.json')).text();
  if (text === expected) return;
  expected = text;
  const all = JSON.parse(text).data;
  trucks.hidden = all.length === 0;
  trucks.querySelector('ul').replaceChildren(...all.map(drawTruck));
}

setInterval(() => { if (!document.hidden) refreshTrucks().catch(() => {}); }, 60000);
`;
