/**
 * The drawings the manual can show. Each prints its own caption and numbers; the kit they are made
 * of stays inside this folder.
 */
export {AppMenuFigure} from './AppMenuFigure';
export {AppOverviewFigure} from './AppOverviewFigure';
export {BrowserSourceFigure} from './BrowserSourceFigure';
export {CommentContextMenuFigure} from './CommentContextMenuFigure';
export {CommentTroubleFlowFigure} from './CommentTroubleFlowFigure';
export {ConnectStatesFigure} from './ConnectStatesFigure';
export {DataFolderFigure} from './DataFolderFigure';
export {DmgFigure} from './DmgFigure';
export {DownloadButtonsFigure} from './DownloadButtonsFigure';
export {ExternalPostFlowFigure} from './ExternalPostFlowFigure';
export {LearningPathFigure} from './LearningPathFigure';
export {MainWindowFigure} from './MainWindowFigure';
export {ReportFlowFigure} from './ReportFlowFigure';
export {ServiceMetaFigure} from './ServiceMetaFigure';
export {ServiceRowFigure} from './ServiceRowFigure';
export {SettingsWindowFigure} from './SettingsWindowFigure';
export {SmartScreenFigure} from './SmartScreenFigure';
export {SpeechFlowFigure} from './SpeechFlowFigure';
export {SpeechSettingsFigure} from './SpeechSettingsFigure';
export {TemplateDragFigure} from './TemplateDragFigure';
export {TemplateGalleryFigure} from './TemplateGalleryFigure';
export {TemplateRowFigure} from './TemplateRowFigure';
export {TemplateZipDropFigure} from './TemplateZipDropFigure';
export {UpdateBarFigure} from './UpdateBarFigure';
export {UrlPasteFigure} from './UrlPasteFigure';
export * from './voice';
export * from './comments';
export * from './participation';
export * from './effects';
export * from './customize';
export * from './settings';
export * from './support';
export * from './developer';
export * from './handwriting';
