import { useGameOf, useSession } from '../../state/hooks.ts';
import { SheetDialog } from '../../ui/dialog/SheetDialog.tsx';
import { Sure } from '../../ui/dialog/Sure.tsx';
import { later } from '../../ui/later/later.tsx';
import { useText } from '../../words/Words.tsx';

const Preferences = later(() => import('../../prefs/Preferences.tsx').then((it) => it.Preferences));
const MoveSeat = later(() => import('../people/MoveSeat.tsx').then((it) => it.MoveSeat));
const ShareSheet = later(() => import('../people/Share.tsx').then((it) => it.ShareSheet));
const GlossarySheet = later(() => import('./GlossarySheet.tsx').then((it) => it.GlossarySheet));
const NoticesSheet = later(() => import('./NoticesSheet.tsx').then((it) => it.NoticesSheet));
const RulebookSheet = later(() => import('../../rulebook/RulebookSheet.tsx').then((it) => it.RulebookSheet));
const PeopleSheet = later(() => import('../people/PeopleSheet.tsx').then((it) => it.PeopleSheet));
const Report = later(() => import('./Report.tsx').then((it) => it.Report));
const StandingSheet = later(() => import('./StandingSheet.tsx').then((it) => it.StandingSheet));
const TimeSheet = later(() => import('../settings/TimeSheet.tsx').then((it) => it.TimeSheet));

/** What the table's menu opens. */
export type MenuSheetId =
  | 'light'
  | 'people'
  | 'share'
  | 'move'
  | 'report'
  | 'words'
  | 'rules'
  | 'standing'
  | 'time'
  | 'notices'
  | 'resign'
  | 'draw';

interface MenuSheetProps {
  readonly of: MenuSheetId;
  readonly onClose: () => void;
}

/** What was chosen in the table's menu. */
export function MenuSheet({ of, onClose }: MenuSheetProps) {
  const { t } = useText();
  const table = useGameOf((game) => game.table);
  const seat = useGameOf((game) => game.you?.seat ?? null);
  const session = useSession();
  if (table === null) return null;
  switch (of) {
    case 'light':
      return (
        <SheetDialog title={t('app.preferences')} open onClose={onClose}>
          <Preferences />
        </SheetDialog>
      );
    case 'words':
      return <GlossarySheet onClose={onClose} />;
    case 'rules':
      return <RulebookSheet chosen={null} onClose={onClose} />;
    case 'report':
      return <Report onClose={onClose} />;
    case 'people':
      return <PeopleSheet onClose={onClose} />;
    case 'share':
      return <ShareSheet code={table.code} open onClose={onClose} />;
    case 'move':
      return seat === null ? null : <MoveSeat game={table.id} seat={seat} onClose={onClose} />;
    case 'notices':
      return <NoticesSheet onClose={onClose} />;
    case 'time':
      return <TimeSheet onClose={onClose} />;
    case 'standing':
      return <StandingSheet onClose={onClose} />;
    case 'resign':
    case 'draw':
      return (
        <Sure
          title={t('play.sure', { about: of })}
          more={t('play.sure-more', { about: of })}
          yes={t('play.sure-yes', { about: of })}
          onYes={() => {
            session.send({ t: of });
            onClose();
          }}
          onClose={onClose}
        />
      );
  }
}
