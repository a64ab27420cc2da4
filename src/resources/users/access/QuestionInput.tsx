import SearchIcon from '@mui/icons-material/SearchOutlined';
import { useId } from 'react';
import { useUrlText } from '../../../ui/url/useUrlText.ts';
import { useText } from '../../../ui/useText.ts';

/** The question "Can Dana use…". It follows the URL, and writes it when typing stops. */
export function QuestionInput({
  label,
  question,
  setQuestion,
}: {
  label: string;
  question: string;
  setQuestion(question: string): Promise<boolean>;
}) {
  const t = useText();
  const id = useId();
  const { typed, type, settle } = useUrlText(question, setQuestion);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <span className="search-input">
        <SearchIcon />
        <input
          className="input"
          id={id}
          type="search"
          aria-describedby={`${id}-hint`}
          placeholder={t('reach.askExample')}
          value={typed}
          onChange={event => type(event.target.value)}
          onKeyDown={({ key }) => key === 'Enter' && void settle()}
        />
      </span>
      <span className="visually-hidden" id={`${id}-hint`}>
        {t('reach.askHint')}
      </span>
    </div>
  );
}
