import { currentSite } from '@/components/current-site/current-site';

/** The company's pages on social networks, as the items of a list. */
export function SocialItems() {
  return currentSite().company.social.map(({ name, url }) => (
    <li key={name}>
      <a href={url} rel="noopener">
        {name}
      </a>
    </li>
  ));
}
