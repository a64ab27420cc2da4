import { Link } from 'react-router-dom';
import { NameText, type Name } from './Name.tsx';

/** A name that leads to its page, in an `a` of the given class. A record that could not be read has no page to lead to. */
export const NameLink = ({ name, to, className }: { name: Name; to: string; className?: string }) =>
  name.label === undefined ? (
    <Link to={to} className={className}>
      <NameText name={name} />
    </Link>
  ) : (
    <span className={className}>
      <NameText name={name} />
    </span>
  );
