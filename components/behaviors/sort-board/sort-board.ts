/**
 * Sorts the rows of a departures board by the chosen order. Each row has its position in every order
 * in `data-ranks`, in the order of the choices: `1 3 2`.
 *
 * @param root contains the choices, radio buttons, and the list
 */
export function sortBoard(root: HTMLElement): void {
  const choices = [...root.querySelectorAll('input')];
  const list = root.querySelector('ol');
  const sort = () => {
    const chosen = choices.findIndex(({ checked }) => checked);
    const rank = ({ dataset }: HTMLElement) => Number(dataset.ranks?.split(' ')[chosen]);
    const rows = [...root.querySelectorAll<HTMLElement>('li')];
    list?.append(...rows.sort((a, b) => rank(a) - rank(b)));
  };
  for (const choice of choices) choice.addEventListener('change', sort);
  sort();
}
