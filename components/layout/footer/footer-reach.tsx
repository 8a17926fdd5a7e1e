import clsx from 'clsx/lite';
import { currentSite } from '@/components/current-site/current-site';
import { SmartLink } from '@/components/ui/smart-link/smart-link';
import { SocialItems } from '../social-items/social-items';
import frame from './footer.module.scss';

/** Address, phone, both mailboxes, and the company's social pages. */
export function FooterReach() {
  const { company, words } = currentSite();
  const headOffice = company.offices[0];
  return (
    <div className={frame.wide}>
      <h2 className={frame.heading}>{words.footer.reach}</h2>
      <address className={clsx(frame.list, frame.line)}>
        {headOffice?.address.map((line, i, { length }) => (
          <span key={line} className={i + 1 === length ? frame.last : undefined}>
            {line}
          </span>
        ))}
        <span className={frame.phone}>
          <SmartLink to={{ channel: 'phone' }}>{company.phone}</SmartLink>
        </span>
        <SmartLink to={{ channel: 'email' }}>{company.emails.info}</SmartLink>
        <SmartLink to={{ channel: 'support' }}>{company.emails.support}</SmartLink>
      </address>
      <ul className={clsx(frame.list, frame.line)} aria-label={words.footer.social}>
        <SocialItems />
      </ul>
    </div>
  );
}
