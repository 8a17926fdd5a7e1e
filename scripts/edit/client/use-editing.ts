import { useEffect, useState } from 'react';

const OFF = 'edit-off';

/** Whether clicks edit, or do what they do for visitors; it stays so from page to page. */
export function useEditing() {
  const [isOn, setOn] = useState(sessionStorage.getItem(OFF) === null);
  useEffect(() => {
    if (isOn) sessionStorage.removeItem(OFF);
    else sessionStorage.setItem(OFF, '');
    // Answers that are folded away are to be seen, all of them.
    for (const details of isOn ? document.querySelectorAll('main details') : []) {
      details.removeAttribute('name');
      details.setAttribute('open', '');
    }
  }, [isOn]);
  return [isOn, setOn] as const;
}
