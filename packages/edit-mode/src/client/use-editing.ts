import { useEffect, useState } from 'react';

const OFF = 'edit-off';

/** Whether clicks edit or behave as for visitors; kept across pages. */
export function useEditing() {
  const [isOn, setOn] = useState(sessionStorage.getItem(OFF) === null);
  useEffect(() => {
    if (isOn) sessionStorage.removeItem(OFF);
    else sessionStorage.setItem(OFF, '');
    // Opens all collapsed answers.
    for (const details of isOn ? document.querySelectorAll('main details') : []) {
      details.removeAttribute('name');
      details.setAttribute('open', '');
    }
  }, [isOn]);
  return [isOn, setOn] as const;
}
